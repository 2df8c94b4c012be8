import { Field, Float, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../graphql/connection';
import { Review } from './review.entity';

export const ReviewConnection = connectionType(Review, 'Review');

@ObjectType({ description: 'How many visible reviews have a certain rating.' })
export class RatingCount {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => Int, { description: 'Number of reviews with exactly these stars.' })
  count!: number;
}

@ObjectType({ description: 'Figures of all visible reviews.' })
export class ReviewSummary {
  @Field(() => Int, { description: 'Number of reviews.' })
  count!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Average rating to one decimal; null if there are no reviews.',
  })
  average!: number | null;

  @Field(() => [RatingCount], {
    description: 'One entry per rating, highest first, also where there is none.',
  })
  ratings!: RatingCount[];
}
