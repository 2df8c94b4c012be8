import { dateFormat } from './formats';

const WORDS = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** "21 November 2026": the date at the studio. */
export const dayInWords = dateFormat(WORDS);

/** The same of a day without a time, which begins at midnight UTC. */
export const dateInWords = dateFormat({ ...WORDS, timeZone: 'UTC' });
