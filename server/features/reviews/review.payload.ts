import { Ctx, Field, ID, ObjectType } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { AGGREGATE_COST } from '../../graphql/query-cost';
import { Review } from './review.entity';
import { ReviewSummary } from './review.type';

const MESSAGE = 'A sentence to show to the user.';
const REVIEW = 'The review after the change.';

@ObjectType()
abstract class WithSummary {
  @Field(() => String, { description: MESSAGE })
  message!: string;

  @Field(() => ReviewSummary, {
    description: 'The figures of all visible reviews after the change.',
    complexity: AGGREGATE_COST,
  })
  reviewSummary(@Ctx() { services }: Context): Promise<ReviewSummary> {
    return services.reviews.summary();
  }
}

@ObjectType()
abstract class WithReviewAndSummary extends WithSummary {
  @Field(() => Review, { description: REVIEW })
  review!: Review;
}

@ObjectType({ description: 'Result of `createReview`.' })
export class CreateReviewPayload extends WithReviewAndSummary {}

@ObjectType({ description: 'Result of `updateReview`.' })
export class UpdateReviewPayload extends WithReviewAndSummary {}

@ObjectType({ description: 'Result of `hideReview`.' })
export class HideReviewPayload extends WithReviewAndSummary {}

@ObjectType({ description: 'Result of `unhideReview`.' })
export class UnhideReviewPayload extends WithReviewAndSummary {}

@ObjectType({ description: 'Result of `deleteReview`.' })
export class DeleteReviewPayload extends WithSummary {
  @Field(() => ID, { description: 'Id of the deleted review.' })
  deletedReviewId!: string;
}

@ObjectType({ description: 'Result of `answerReview`.' })
export class AnswerReviewPayload {
  @Field(() => String, { description: MESSAGE })
  message!: string;

  @Field(() => Review, { description: REVIEW })
  review!: Review;
}
