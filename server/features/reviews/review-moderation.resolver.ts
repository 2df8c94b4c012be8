import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { reviewMessages } from '#common/reviews/messages';
import type { Context } from '../../graphql/context';
import { ChangesContent, Requires } from '../../graphql/access-decorators';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import type { Review } from './review.entity';
import { AnswerReviewInput, HideReviewInput, UnhideReviewInput } from './review-moderation.input';
import { AnswerReviewPayload, HideReviewPayload, UnhideReviewPayload } from './review.payload';

const HIDE_REVIEW =
  'Hides a review from everyone except its author and moderators, and mails the reason to the author.';
const ANSWER_REVIEW =
  'Publishes the studio’s reply to a review, replacing the previous one. An empty reply only removes that.';

@Resolver()
export class ReviewModerationResolver {
  @Requires('reviews:moderate')
  @ChangesContent()
  @Mutation(() => HideReviewPayload, { description: HIDE_REVIEW })
  async hideReview(
    @Arg('input', () => HideReviewInput) { id, reason }: HideReviewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewModeration.hide(actor, id, reason);
    return { message: reviewMessages.reviewHidden, review };
  }

  @Requires('reviews:moderate')
  @ChangesContent()
  @Mutation(() => UnhideReviewPayload, { description: 'Makes a hidden review visible to everyone again.' })
  async unhideReview(
    @Arg('input', () => UnhideReviewInput) { id }: UnhideReviewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewModeration.unhide(actor, id);
    return { message: reviewMessages.reviewShown, review };
  }

  @Requires('reviews:answer')
  @ChangesContent()
  @Mutation(() => AnswerReviewPayload, { description: ANSWER_REVIEW })
  async answerReview(
    @Arg('input', () => AnswerReviewInput) { id, answer }: AnswerReviewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const review = await services.reviewModeration.answer(actor, id, answer);
    return { message: answerMessage(review), review };
  }
}

const answerMessage = ({ answer }: Review) =>
  answer === null ? reviewMessages.reviewAnswerRemoved : reviewMessages.reviewAnswered;
