import type { PlanKind } from '../plans/plans';

/** Days before the end of a membership on which a reminder is sent; 0 is its last day. */
export const MEMBERSHIP_REMINDER_DAYS = [7, 3, 1, 0] as const;
/** Days of reminders for each kind of plan: nobody needs to be reminded of the end of a day pass. */
export const REMINDER_DAYS: Record<PlanKind, readonly number[]> = {
  membership: MEMBERSHIP_REMINDER_DAYS,
  trial: [1, 0],
  day_pass: [],
};
/** How far ahead staff can sell or grant: all periods of a member are read together. */
export const MEMBERSHIP_YEARS_AHEAD_MAX = 5;
/** How many days staff may add to a membership at once. */
export const ADDED_DAYS_MAX = 60;
