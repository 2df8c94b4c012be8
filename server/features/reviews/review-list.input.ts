import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { REVIEW_QUOTES_MAX } from '#common/reviews/limits';
import { reviewFilterForm, type ReviewFilterValues } from '#common/reviews/review.form';
import { PageArgs } from '../../graphql/connection';
import { OrderDirection } from '../../graphql/order-direction';
import { Validated } from '../../lib/validated';
import { ReviewOrderField } from './review.enums';

@Validated(reviewFilterForm)
@InputType({ description: 'Which reviews a list contains.' })
export class ReviewFilter implements ReviewFilterValues {
  @Field(() => Int, { nullable: true, description: 'Only reviews with this number of stars, 1 to 5.' })
  rating?: number | null;
}

@InputType({ description: 'The order of a list of reviews.' })
export class ReviewOrder {
  @Field(() => ReviewOrderField, { description: 'What to sort by.' })
  field!: ReviewOrderField;

  @Field(() => OrderDirection, { description: 'In which direction.' })
  direction!: OrderDirection;
}

@ArgsType()
export class ReviewsArgs extends PageArgs {
  @Field(() => ReviewFilter, { nullable: true, description: 'Which reviews to list; null for all.' })
  filter?: ReviewFilter | null;

  @Field(() => ReviewOrder, { nullable: true, description: 'Null for the newest first.' })
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
