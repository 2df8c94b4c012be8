/** Maximum length of the note about a conversation with a member. */
export const CONTACT_NOTE_LENGTH_MAX = 500;
/** For how many days staff may leave a member out of the list of members at risk. */
export const SNOOZE_DAYS = [7, 14, 30] as const;
/** For how many days a member who was contacted is left out. */
export const CONTACT_MUTES_DAYS = 7;
