import { EXERCISE_SEARCH_LENGTH_MAX } from './limits';

/** Normalises a search for URLs: trims it, collapses white space and limits it to the length the server accepts. */
export const normaliseSearch = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, EXERCISE_SEARCH_LENGTH_MAX).trimEnd();
