import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { reviewForm, type ReviewValues } from '#common/reviews/review.form';
import { Validated } from '../../lib/validated';

@Validated(reviewForm)
@InputType()
export class ReviewInput implements ReviewValues {
  @Field(() => String, { description: 'Name shown with the review.' })
  name!: string;

  @Field(() => String)
  comment!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;
}

@ArgsType()
export class UpdateReviewArgs {
  @Field(() => ID)
  id!: string;

  @Field(() => ReviewInput)
  input!: ReviewInput;
}

@ArgsType()
export class HideReviewArgs {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  reason!: string;
}

@ArgsType()
export class AnswerReviewArgs {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  answer!: string;
}
