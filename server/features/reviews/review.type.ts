import { Field, Float, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection';
import { Review } from './review.entity';

export const ReviewConnection = connectionType(Review, 'Review');

@ObjectType({ description: 'A review that was written or changed.' })
export class ChangedReview {
  @Field(() => String)
  message!: string;

  @Field(() => Review)
  review!: Review;
}

@ObjectType({ description: 'How many reviews gave so many stars.' })
export class RatingCount {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => Int)
  count!: number;
}

@ObjectType({ description: 'All reviews in figures.' })
export class ReviewSummary {
  @Field(() => Int)
  count!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean of the stars to one decimal; null without reviews.',
  })
  average!: number | null;

  @Field(() => [RatingCount], { description: 'One row for each number of stars, the most first.' })
  ratings!: RatingCount[];
}
