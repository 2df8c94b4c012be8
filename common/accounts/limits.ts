/** Maximum length of a person's name, in characters. */
export const NAME_LENGTH_MAX = 80;
/** Minimum and maximum length of a user name, in characters. */
export const USER_NAME_LENGTH_MIN = 3;
export const USER_NAME_LENGTH_MAX = 30;
/** Maximum length of a free text in a profile or in diet details, in characters. */
export const PROFILE_TEXT_LENGTH_MAX = 500;
