/** Days before the end of a membership on which a reminder is sent; 0 is its last day. */
export const MEMBERSHIP_REMINDER_DAYS = [7, 3, 1, 0] as const;
