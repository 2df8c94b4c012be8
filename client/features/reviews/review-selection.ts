import { useSearchParams } from 'react-router-dom';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { normaliseSearch } from '#common/normalise-search';
import { REVIEWS_SHOWN } from '#common/reviews/limits';
import type { PageDocument } from '../../lib/page-data';
import { ratingIn, reviewsWith } from './review-query';
import { ReviewSearchDocument, type ReviewSearchQuery } from './review-search.page.generated';
import type { ReviewsQuery } from './reviews.page.generated';

/** Which reviews the list shows. */
export interface ReviewSelection {
  /** Only those with this number of stars. */
  rating: number | undefined;
  /** Only those with these words; empty for all. */
  search: string;
}

export const ALL_REVIEWS: ReviewSelection = { rating: undefined, search: '' };

/** The figures and a list of reviews; the length of the list is counted for a search only. */
export type ShownReviews = Omit<ReviewsQuery, 'reviews'> & {
  reviews: ReviewsQuery['reviews'] & Partial<Pick<ReviewSearchQuery['reviews'], 'totalCount'>>;
};

export const normaliseReviewSearch = (text: string): string => normaliseSearch(text, SEARCH_LENGTH_MAX);

/** The selection in the search parameters of the page. */
export const selectionIn = (parameters: URLSearchParams): ReviewSelection => ({
  rating: ratingIn(parameters),
  search: normaliseReviewSearch(parameters.get('search') ?? ''),
});

export const useReviewSelection = (): ReviewSelection => selectionIn(useSearchParams()[0]);

/** The query string of the page for a selection; empty for all reviews. */
export function addressOf({ rating, search }: ReviewSelection): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (rating !== undefined) parameters.set('rating', String(rating));
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The query for the figures and the first reviews of a selection. */
export function queryFor({ rating, search }: ReviewSelection): {
  document: PageDocument<ShownReviews>;
  variables: Record<string, unknown>;
} {
  if (!search) return reviewsWith(rating);
  const filter = rating === undefined ? { search } : { rating, search };
  return { document: ReviewSearchDocument, variables: { first: REVIEWS_SHOWN, filter } };
}
