/** Maximum length of a note about a member. */
export const NOTE_LENGTH_MAX = 500;
/** Entries that the history of a member shows at first, and with each "Show more". */
export const TIMELINE_SHOWN = 20;
