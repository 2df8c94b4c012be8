import { RATING, REVIEWS_SHOWN } from '#common/reviews/limits';
import { ReviewsDocument } from './reviews.page.generated';

/** The query for the figures and the list of reviews with a rating, or of all reviews. */
export const reviewsWith = (rating: number | undefined) => ({
  document: ReviewsDocument,
  variables: { first: REVIEWS_SHOWN, filter: rating === undefined ? null : { rating } },
});

/** The star rating in `?rating=`; undefined if it is missing or not a valid rating. */
export function ratingIn(search: URLSearchParams): number | undefined {
  const requested = search.get('rating') ?? '';
  const rating = Number(requested);
  const isKnown = /^\d$/.test(requested) && rating >= RATING.min && rating <= RATING.max;
  return isKnown ? rating : undefined;
}
