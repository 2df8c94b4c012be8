import type { PageSearchParams } from '../../lib/page-search-params';
import { paths } from '../../lib/paths';
import { normaliseReviewSearch, queryFor, selectionIn } from './review-selection';
import { ReviewSearchDocument } from './review-search.page.generated';
import { ReviewsDocument } from './reviews.page.generated';

export const reviewSearchParams: PageSearchParams = {
  path: paths.review,
  allowed: { rating: ['1', '2', '3', '4', '5'] },
  freeText: { search: normaliseReviewSearch },
  pageData: [ReviewsDocument, ReviewSearchDocument].map((document) => ({
    document,
    variables: (parameters) => {
      const query = queryFor(selectionIn(parameters));
      return query.document === document ? query.variables : null;
    },
  })),
};
