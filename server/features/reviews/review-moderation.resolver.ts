import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { reviewMessages } from '#common/reviews/messages';
import type { Context } from '../../graphql/context';
import { Requires } from '../../graphql/access-decorators';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import type { Review } from './review.entity';
import { AnswerReviewArgs, HideReviewArgs } from './review.input';
import { ChangedReview } from './review.type';

@Resolver()
export class ReviewModerationResolver {
  @Requires('reviews:moderate')
  @Mutation(() => ChangedReview, {
    description: 'Hides a review from all but its author and moderators. The author is mailed the reason.',
  })
  async hideReview(
    @Args(() => HideReviewArgs) { id, reason }: HideReviewArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewModeration.hide(actor, id, reason);
    return { message: reviewMessages.reviewHidden, review };
  }

  @Requires('reviews:moderate')
  @Mutation(() => ChangedReview, { description: 'Makes a hidden review visible again.' })
  async showReview(
    @Arg('id', () => ID) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewModeration.show(actor, id);
    return { message: reviewMessages.reviewShown, review };
  }

  @Requires('reviews:answer')
  @Mutation(() => ChangedReview, {
    description: 'Publishes the studio’s reply to a review. An empty reply removes the previous one.',
  })
  async answerReview(
    @Args(() => AnswerReviewArgs) { id, answer }: AnswerReviewArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewModeration.answer(actor, id, answer);
    return { message: answerMessage(review), review };
  }
}

const answerMessage = ({ answer }: Review) =>
  answer === null ? reviewMessages.reviewAnswerRemoved : reviewMessages.reviewAnswered;
