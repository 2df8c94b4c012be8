import { cleanText } from './clean-text';

/** Normalises a search for URLs: collapses white space and limits it to the length the server accepts. */
export const normaliseSearch = (text: string, max: number): string =>
  cleanText(text.replace(/\s+/g, ' ')).slice(0, max).trimEnd();
