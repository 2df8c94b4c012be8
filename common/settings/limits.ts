/** Maximum length of the name of a studio, a city or a state, in characters. */
export const STUDIO_NAME_LENGTH_MAX = 60;
/** Maximum length of the first line of the address, in characters. */
export const ADDRESS_LENGTH_MAX = 120;
/** Maximum length of a phone number as it is written, in characters. */
export const PHONE_LENGTH_MAX = 30;
/** Maximum number of profiles on other sites. */
export const PROFILES_MAX = 8;
/** Maximum length of the sentence in the footer, in characters. */
export const DISCLAIMER_LENGTH_MAX = 160;
/** Maximum number of opening periods of a day. */
export const SPANS_MAX = 4;
/** Maximum number of holidays. */
export const HOLIDAYS_MAX = 60;
/** Maximum length of the name of a holiday, in characters. */
export const HOLIDAY_NAME_LENGTH_MAX = 60;
