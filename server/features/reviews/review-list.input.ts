import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { RATING, REVIEW_QUOTES_MAX } from '#common/reviews/limits';
import { reviewFilterForm, type ReviewFilterValues } from '#common/reviews/review.form';
import { PageArgs } from '../../graphql/connection';
import { SORT_FIELD } from '../../graphql/descriptions';
import { SortDirection } from '../../graphql/sort-direction';
import { Validated } from '../../lib/validated';
import { ReviewSortField } from './review.enums';

@Validated(reviewFilterForm)
@InputType({ description: 'Filter options for reviews. All that are not null have to match.' })
export class ReviewFilter implements ReviewFilterValues {
  @Field(() => Int, { nullable: true, description: `Number of stars, ${RATING.min} to ${RATING.max}.` })
  rating?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Words to search for, up to ${SEARCH_LENGTH_MAX} characters. All have to be in name, comment or reply: whole, as the beginning of a word, or in another form.`,
  })
  search?: string | null;
}

@InputType({ description: 'Sort options for reviews.' })
export class ReviewSort {
  @Field(() => ReviewSortField, { description: SORT_FIELD })
  field!: ReviewSortField;

  @Field(() => SortDirection)
  direction!: SortDirection;
}

@ArgsType()
export class ReviewsArgs extends PageArgs {
  @Field(() => ReviewFilter, { nullable: true, description: 'Filter options; null for all reviews.' })
  filter?: ReviewFilter | null;

  @Field(() => ReviewSort, { nullable: true, description: 'Sort options; newest first if null.' })
  orderBy?: ReviewSort | null;
}

@ArgsType()
export class ReviewQuotesArgs {
  @Field(() => Int, {
    defaultValue: 2,
    description: `Number of reviews: 2 by default, at most ${REVIEW_QUOTES_MAX}.`,
  })
  first!: number;
}
