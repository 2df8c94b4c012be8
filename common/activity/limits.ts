/** Maximum length of the name of a workout, in characters. */
export const WORKOUT_NAME_LENGTH_MAX = 80;
