/** Days before the end of a membership on which a reminder is sent; 0 is its last day. */
export const MEMBERSHIP_REMINDER_DAYS = [7, 3, 1, 0] as const;
/** How far ahead staff can sell or grant: all periods of a member are read together. */
export const MEMBERSHIP_YEARS_AHEAD_MAX = 5;
