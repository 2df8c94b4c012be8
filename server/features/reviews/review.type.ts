import { Field, Float, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection';
import { Review } from './review.entity';

export const ReviewConnection = connectionType(Review, 'Review');

@ObjectType({ description: 'Result of creating or changing a review.' })
export class ChangedReview {
  @Field(() => String)
  message!: string;

  @Field(() => Review)
  review!: Review;
}

@ObjectType({ description: 'Number of reviews with a given rating.' })
export class RatingCount {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => Int)
  count!: number;
}

@ObjectType({ description: 'Aggregate figures of all visible reviews.' })
export class ReviewSummary {
  @Field(() => Int)
  count!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Average rating to one decimal; null if there are no reviews.',
  })
  average!: number | null;

  @Field(() => [RatingCount], { description: 'One entry per number of stars, highest first.' })
  ratings!: RatingCount[];
}
