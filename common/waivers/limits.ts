/** Maximum length of the text of a waiver, in characters. */
export const WAIVER_LENGTH_MAX = 10_000;
