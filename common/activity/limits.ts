import { MINUTE_MS } from '../time';

/** Maximum length of the name of a workout, in characters. */
export const WORKOUT_NAME_LENGTH_MAX = 80;
/** How far ahead of the server the clock of a device may be, in milliseconds. */
export const CLOCK_TOLERANCE_MS = MINUTE_MS;
/** Number of days before a review in which its author must have visited the studio to be marked as a visitor. */
export const RECENT_VISIT_DAYS = 90;
/** Numbers of weekdays, from Monday, and of hours. */
export const WEEKDAYS = { min: 1, max: 7 };
export const HOURS = { min: 0, max: 23 };
