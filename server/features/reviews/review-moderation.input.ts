import { Field, ID, InputType } from 'type-graphql';
import { REASON_LENGTH_MAX } from '#common/limits';
import { reasonForm } from '#common/orders/order.form';
import { REVIEW_ANSWER_LENGTH_MAX } from '#common/reviews/limits';
import { reviewAnswerForm } from '#common/reviews/review.form';
import { Validated } from '../../lib/validated';

@Validated(reasonForm)
@InputType({ description: 'The review to hide, and why.' })
export class HideReviewInput {
  @Field(() => ID, { description: 'Id of the review.' })
  id!: string;

  @Field(() => String, {
    description: `Why it is hidden, up to ${REASON_LENGTH_MAX} characters; mailed to the author.`,
  })
  reason!: string;
}

@InputType({ description: 'The hidden review to show to everyone again.' })
export class UnhideReviewInput {
  @Field(() => ID, { description: 'Id of the review.' })
  id!: string;
}

@Validated(reviewAnswerForm)
@InputType({ description: 'The studio’s reply to a review.' })
export class AnswerReviewInput {
  @Field(() => ID, { description: 'Id of the review.' })
  id!: string;

  @Field(() => String, {
    description: `Plain text of up to ${REVIEW_ANSWER_LENGTH_MAX} characters; an empty one removes the previous reply.`,
  })
  answer!: string;
}
