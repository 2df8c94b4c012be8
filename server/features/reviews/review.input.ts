import { Field, ID, InputType, Int } from 'type-graphql';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { RATING, REVIEW_COMMENT_LENGTH_MAX } from '#common/reviews/limits';
import {
  newReviewForm,
  reviewChangesForm,
  type NewReviewValues,
  type ReviewChanges,
} from '#common/reviews/review.form';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';

const NAME = `Name to sign with, up to ${NAME_LENGTH_MAX} characters: the one in the profile, or it with initials ("Asha Rao", "Asha R.", "A. R."). Of any other text the initials of the profile are shown; without a name there, the text.`;
const COMMENT = `Plain text of up to ${REVIEW_COMMENT_LENGTH_MAX} characters, which may contain newlines.`;
const STARS = `Number of stars, ${RATING.min} to ${RATING.max}.`;

@Validated(newReviewForm)
@InputType()
export class CreateReviewInput implements NewReviewValues {
  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => String, { description: COMMENT })
  comment!: string;

  @Field(() => Int, { description: STARS })
  rating!: number;

  @Field(() => String, {
    nullable: true,
    description: `${REQUEST_KEY} Repeating it returns the first review; so does the same review within a minute without a key.`,
  })
  requestKey?: string | null;
}

@Validated(reviewChangesForm)
@InputType({ description: 'Absent fields stay as they are; null is refused.' })
export class UpdateReviewInput implements ReviewChanges {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string;

  @Field(() => String, { nullable: true, description: COMMENT })
  comment?: string;

  @Field(() => Int, { nullable: true, description: STARS })
  rating?: number;
}

@InputType()
export class DeleteReviewInput {
  @Field(() => ID)
  id!: string;
}
