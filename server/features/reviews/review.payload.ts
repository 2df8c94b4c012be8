import { Ctx, Field, ID, ObjectType } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { MessagePayload } from '../../graphql/message-payload';
import { AGGREGATE_COST } from '../../graphql/query-cost';
import { Review } from './review.entity';
import { ReviewSummary } from './review.type';

const REVIEW = 'Review after the change.';

@ObjectType()
abstract class WithSummary extends MessagePayload {
  @Field(() => ReviewSummary, {
    description: 'Statistics of all visible reviews after the change.',
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

@ObjectType()
export class CreateReviewPayload extends WithReviewAndSummary {}

@ObjectType()
export class UpdateReviewPayload extends WithReviewAndSummary {}

@ObjectType()
export class HideReviewPayload extends WithReviewAndSummary {}

@ObjectType()
export class UnhideReviewPayload extends WithReviewAndSummary {}

@ObjectType()
export class DeleteReviewPayload extends WithSummary {
  @Field(() => ID)
  deletedReviewId!: string;
}

@ObjectType()
export class AnswerReviewPayload extends MessagePayload {
  @Field(() => Review, { description: REVIEW })
  review!: Review;
}
