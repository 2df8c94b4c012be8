/** Maximum length of an exercise search, in characters. */
export const EXERCISE_SEARCH_LENGTH_MAX = 60;
