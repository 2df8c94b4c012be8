import { Field, Float, Int, ObjectType } from 'type-graphql';
import { RATING } from '#common/reviews/limits';
import { connectionType } from '../../graphql/connection';
import { Review } from './review.entity';

export const ReviewConnection = connectionType(Review, 'Review');

@ObjectType({ description: 'The number of visible reviews with a certain rating.' })
export class RatingCount {
  @Field(() => Int, { description: `Number of stars, ${RATING.min} to ${RATING.max}.` })
  rating!: number;

  @Field(() => Int, { description: 'Number of reviews.' })
  count!: number;

  @Field(() => Int, {
    description: 'Number of members with a visit whose newest visible review has this rating.',
  })
  memberCount!: number;
}

@ObjectType({ description: 'Statistics of all visible reviews.' })
export class ReviewSummary {
  @Field(() => Int, { description: 'Number of reviews.' })
  count!: number;

  @Field(() => Int, { description: 'Number of members with a visit who have written them.' })
  memberCount!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Average rating to one decimal, of the newest visible review of each member with a visit; null if there are none.',
  })
  average!: number | null;

  @Field(() => [RatingCount], {
    description: 'Number of reviews by rating, highest rating first, including ratings without reviews.',
  })
  ratings!: RatingCount[];
}
