import { Field, ID, InputType, Int } from 'type-graphql';
import {
  newReviewForm,
  reviewChangesForm,
  type NewReviewValues,
  type ReviewChanges,
} from '#common/reviews/review.form';
import { Validated } from '../../lib/validated';

@Validated(newReviewForm)
@InputType({ description: 'A new review.' })
export class CreateReviewInput implements NewReviewValues {
  @Field(() => String, { description: 'Name to sign with, up to 80 characters.' })
  name!: string;

  @Field(() => String, { description: 'Plain text of up to 500 characters, which may contain newlines.' })
  comment!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, {
    description:
      'Idempotency key, 10 to 64 letters, digits, hyphens or underscores; repeating it returns the first review.',
  })
  requestKey!: string;
}

@Validated(reviewChangesForm)
@InputType({ description: 'Changes of a review. What is absent stays.' })
export class UpdateReviewInput implements ReviewChanges {
  @Field(() => ID, { description: 'Id of the review.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Name to sign with, up to 80 characters. Not null.' })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Plain text of up to 500 characters, which may contain newlines. Not null.',
  })
  comment?: string;

  @Field(() => Int, { nullable: true, description: 'Stars, 1 to 5. Not null.' })
  rating?: number;
}

@InputType({ description: 'The review to delete.' })
export class DeleteReviewInput {
  @Field(() => ID, { description: 'Id of the review.' })
  id!: string;
}
