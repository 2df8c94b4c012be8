import { Field, ID, InputType } from 'type-graphql';
import { REASON_LENGTH_MAX } from '#common/limits';
import { reasonForm } from '#common/orders/order.form';
import { REVIEW_ANSWER_LENGTH_MAX } from '#common/reviews/limits';
import { reviewAnswerForm } from '#common/reviews/review.form';
import { Validated } from '../../lib/validated';

@Validated(reasonForm)
@InputType()
export class HideReviewInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    description: `Reason, up to ${REASON_LENGTH_MAX} characters; mailed to the author.`,
  })
  reason!: string;
}

@InputType()
export class UnhideReviewInput {
  @Field(() => ID)
  id!: string;
}

@Validated(reviewAnswerForm)
@InputType()
export class AnswerReviewInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: `Reply: plain text of up to ${REVIEW_ANSWER_LENGTH_MAX} characters.` })
  answer!: string;
}
