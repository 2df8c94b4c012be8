/** Maximum length of the name of a saved view of a list, in characters. */
export const LIST_VIEW_NAME_LENGTH_MAX = 60;
/** How many views one person can save. */
export const LIST_VIEWS_MAX = 50;
