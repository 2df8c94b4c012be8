import { cleanText } from './clean-text';

/** Normalises a search for URLs: collapses white space and control characters, and limits it to what the server accepts. */
export const normaliseSearch = (text: string, max: number): string =>
  cleanText(text.replace(/[\s\p{Cc}]+/gu, ' '))
    .slice(0, max)
    .trimEnd();
