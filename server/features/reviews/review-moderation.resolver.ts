import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { messages } from '#common/messages';
import type { Context } from '../../graphql/context';
import { ForAdmins } from '../../graphql/public-operation';
import { SignedIn } from '../../graphql/signed-in';
import type { Viewer } from '../../lib/viewer';
import type { Review } from './review.entity';
import { AnswerReviewArgs, HideReviewArgs } from './review.input';
import { ChangedReview } from './review.type';

@Resolver()
export class ReviewModerationResolver {
  @ForAdmins()
  @Mutation(() => ChangedReview, {
    description: 'Hides a review from all but its author and admins. The author is mailed the reason.',
  })
  async hideReview(
    @Args(() => HideReviewArgs) { id, reason }: HideReviewArgs,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewModeration.hide(viewer, id, reason);
    return { message: messages.reviewHidden, review };
  }

  @ForAdmins()
  @Mutation(() => ChangedReview, { description: 'Makes a hidden review visible again.' })
  async showReview(
    @Arg('id', () => ID) id: string,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewModeration.show(viewer, id);
    return { message: messages.reviewShown, review };
  }

  @ForAdmins()
  @Mutation(() => ChangedReview, {
    description: 'Publishes the studio’s reply to a review. An empty reply removes the previous one.',
  })
  async answerReview(
    @Args(() => AnswerReviewArgs) { id, answer }: AnswerReviewArgs,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewModeration.answer(viewer, id, answer);
    return { message: answerMessage(review), review };
  }
}

const answerMessage = ({ answer }: Review) =>
  answer === null ? messages.reviewAnswerRemoved : messages.reviewAnswered;
