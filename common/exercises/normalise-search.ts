import { normaliseSearch } from '../normalise-search';
import { EXERCISE_SEARCH_LENGTH_MAX } from './limits';

/** The text of an exercise search as URLs have it. */
export const normaliseExerciseSearch = (text: string): string =>
  normaliseSearch(text, EXERCISE_SEARCH_LENGTH_MAX);
