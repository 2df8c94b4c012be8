/** Maximum length of a person's name, in characters. */
export const NAME_LENGTH_MAX = 80;
/** Minimum and maximum length of a user name, in characters. */
export const USER_NAME_LENGTH_MIN = 3;
export const USER_NAME_LENGTH_MAX = 30;
/** Maximum length of a free text in a profile or in diet details, in characters. */
export const PROFILE_TEXT_LENGTH_MAX = 500;
/** Accepted body weights, in kilograms. */
export const WEIGHT_KG = { min: 20, max: 400 } as const;
/** Accepted body heights, in centimetres. */
export const HEIGHT_CM = { min: 50, max: 260 } as const;
/** Accepted muscle masses, in kilograms. */
export const MUSCLE_MASS_KG = { min: 5, max: 200 } as const;
/** Accepted body mass indexes, in kg/m². */
export const BMI = { min: 5, max: 150 } as const;

/** Maximum length of the note about a conversation with a member. */
export const CONTACT_NOTE_LENGTH_MAX = 500;
/** Maximum length of a note about a member. */
export const NOTE_LENGTH_MAX = 500;
/** Entries that the history of a member shows at first, and with each "Show more". */
export const TIMELINE_SHOWN = 20;
/** For how many days staff may leave a member out of the list of members at risk. */
export const SNOOZE_DAYS = [7, 14, 30] as const;
/** For how many days a member who was contacted is left out. */
export const CONTACT_MUTES_DAYS = 7;

/** How many members can be selected one by one. */
export const SELECTED_MEMBERS_MAX = 200;
/** How many members can be changed at once. */
export const BULK_MEMBERS_MAX = 10_000;
/** How many members are changed in one transaction; more are changed by a job. */
export const BULK_TRANSACTION_MEMBERS = 100;

/** Maximum length of the name of a saved view of a list, in characters. */
export const LIST_VIEW_NAME_LENGTH_MAX = 60;
/** How many views one person can save. */
export const LIST_VIEWS_MAX = 50;
