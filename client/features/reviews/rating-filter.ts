import { useSearchParams } from 'react-router-dom';
import { ratingIn } from './review-query';

/** The star rating that the list is filtered by; undefined for all reviews. */
export const useChosenRating = (): number | undefined => ratingIn(useSearchParams()[0]);

/** Query string for the reviews with this rating; empty for all reviews. */
export const searchFor = (rating: number | undefined): string =>
  rating === undefined ? '' : `?rating=${rating}`;
