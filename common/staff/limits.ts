/** For how many days the link of an invitation is valid. */
export const STAFF_INVITATION_DAYS = 7;
/** How many people and how many open invitations are listed: more than a studio has. */
export const STAFF_LISTED_MAX = 200;
