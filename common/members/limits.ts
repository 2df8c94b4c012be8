/** How many members can be selected one by one. */
export const SELECTED_MEMBERS_MAX = 200;
