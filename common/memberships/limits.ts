import type { PlanKind } from '../plans/plans';

/** Days before the end of a membership on which a reminder is sent; 0 is its last day. */
export const MEMBERSHIP_REMINDER_DAYS = [7, 3, 1, 0] as const;
/** The same for each kind of plan: nobody needs to be reminded of the end of a day pass. */
export const REMINDER_DAYS: Record<PlanKind, readonly number[]> = {
  membership: MEMBERSHIP_REMINDER_DAYS,
  trial: [1, 0],
  day_pass: [],
};
/** How far ahead staff can sell or grant: all periods of a member are read together. */
export const MEMBERSHIP_YEARS_AHEAD_MAX = 5;
/** How members may freeze a gym pass: from tomorrow at the earliest, and one freeze at a time. */
export const MEMBERSHIP_FREEZE = {
  /** Days for which a pass may be frozen in all, for each month that was bought. */
  daysPerMonth: 7,
  daysMin: 3,
  daysAheadMax: 60,
} as const;
/** How many days staff may add to a membership at once. */
export const ADDED_DAYS_MAX = 60;
