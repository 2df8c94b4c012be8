/** Maximum length of the name of the person who gets the cash, in characters. */
export const HANDED_OVER_TO_LENGTH_MAX = 100;
/** Maximum number of notes or coins of one value. */
export const NOTES_MAX = 100_000;
/** Maximum amount of cash that is moved, and of each counted amount, in paise: a crore. */
export const COUNTED_PAISE_MAX = 1_000_000_000;
/** Maximum length of the pasted list of the bank, in characters. */
export const BANK_LIST_LENGTH_MAX = 50_000;
/** Closed days per page. */
export const CLOSINGS_SHOWN = 10;
