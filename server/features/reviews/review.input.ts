import { Field, ID, InputType, Int } from 'type-graphql';
import { NAME_LENGTH_MAX } from '#common/members/limits';
import { REVIEW_COMMENT_LENGTH_MAX } from '#common/reviews/limits';
import {
  newReviewForm,
  reviewChangesForm,
  type NewReviewValues,
  type ReviewChanges,
} from '#common/reviews/review.form';
import { Validated } from '../../lib/validated';

const NAME = `Name to sign with, up to ${NAME_LENGTH_MAX} characters.`;
const COMMENT = `Plain text of up to ${REVIEW_COMMENT_LENGTH_MAX} characters, which may contain newlines.`;
const RATING = 'Stars, 1 to 5.';
const NOT_NULL = 'Unchanged if absent; null is refused.';

@Validated(newReviewForm)
@InputType({ description: 'A new review.' })
export class CreateReviewInput implements NewReviewValues {
  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => String, { description: COMMENT })
  comment!: string;

  @Field(() => Int, { description: RATING })
  rating!: number;

  @Field(() => String, {
    description:
      'Idempotency key, 10 to 64 letters, digits, hyphens or underscores; repeating it returns the first review.',
  })
  requestKey!: string;
}

@Validated(reviewChangesForm)
@InputType({ description: 'Changes of a review. Fields that are absent stay as they are.' })
export class UpdateReviewInput implements ReviewChanges {
  @Field(() => ID, { description: 'Id of the review.' })
  id!: string;

  @Field(() => String, { nullable: true, description: `${NAME} ${NOT_NULL}` })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: `${COMMENT} ${NOT_NULL}`,
  })
  comment?: string;

  @Field(() => Int, { nullable: true, description: `${RATING} ${NOT_NULL}` })
  rating?: number;
}

@InputType({ description: 'The review to delete.' })
export class DeleteReviewInput {
  @Field(() => ID, { description: 'Id of the review.' })
  id!: string;
}
