import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { RATING, REVIEW_QUOTES_MAX } from '#common/reviews/limits';
import { reviewFilterForm, type ReviewFilterValues } from '#common/reviews/review.form';
import { PageArgs } from '../../graphql/connection';
import { SORT_DIRECTION, SORT_FIELD } from '../../graphql/descriptions';
import { OrderDirection } from '../../graphql/order-direction';
import { Validated } from '../../lib/validated';
import { ReviewOrderField } from './review.enums';

@Validated(reviewFilterForm)
@InputType({ description: 'Conditions for reviews, which all have to hold. Null sets none.' })
export class ReviewFilter implements ReviewFilterValues {
  @Field(() => Int, { nullable: true, description: `Number of stars, ${RATING.min} to ${RATING.max}.` })
  rating?: number | null;
}

@InputType({ description: 'Sort order of reviews.' })
export class ReviewOrder {
  @Field(() => ReviewOrderField, { description: SORT_FIELD })
  field!: ReviewOrderField;

  @Field(() => OrderDirection, { description: SORT_DIRECTION })
  direction!: OrderDirection;
}

@ArgsType()
export class ReviewsArgs extends PageArgs {
  @Field(() => ReviewFilter, {
    nullable: true,
    description: 'Conditions for the listed reviews; null for all reviews.',
  })
  filter?: ReviewFilter | null;

  @Field(() => ReviewOrder, { nullable: true, description: 'Sort order; null for newest first.' })
  orderBy?: ReviewOrder | null;
}

@ArgsType()
export class ReviewQuotesArgs {
  @Field(() => Int, {
    defaultValue: 2,
    description: `Number of reviews: 2 by default, at most ${REVIEW_QUOTES_MAX}.`,
  })
  first!: number;
}
