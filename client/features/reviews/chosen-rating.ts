import { useSearchParams } from 'react-router-dom';
import { RATING } from '#common/limits';

/** The stars that the address asks for; a number that nobody can give asks for nothing. */
export function useChosenRating(): number | undefined {
  const [search] = useSearchParams();
  const asked = search.get('rating') ?? '';
  const rating = Number(asked);
  const isKnown = /^\d$/.test(asked) && rating >= RATING.min && rating <= RATING.max;
  return isKnown ? rating : undefined;
}

/** Where in the site the reviews of so many stars are; without stars, all of them. */
export const searchFor = (rating: number | undefined): string =>
  rating === undefined ? '' : `?rating=${rating}`;
