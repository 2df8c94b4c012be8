import { EXERCISE_SEARCH_LENGTH_MAX } from './limits';

/** A search as addresses carry it: without needless spaces, and never longer than the server accepts. */
export const searchLine = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, EXERCISE_SEARCH_LENGTH_MAX).trimEnd();
