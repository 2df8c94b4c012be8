import { useSearchParams } from 'react-router-dom';
import { RATING } from '#common/limits';

/** The star rating in `?rating=`; undefined if it is missing or not a valid rating. */
export function useChosenRating(): number | undefined {
  const [search] = useSearchParams();
  const requested = search.get('rating') ?? '';
  const rating = Number(requested);
  const isKnown = /^\d$/.test(requested) && rating >= RATING.min && rating <= RATING.max;
  return isKnown ? rating : undefined;
}

/** Query string for the reviews with this rating; empty for all reviews. */
export const searchFor = (rating: number | undefined): string =>
  rating === undefined ? '' : `?rating=${rating}`;
