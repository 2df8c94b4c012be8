import { DAY_MS, MINUTE_MS, SECOND_MS } from '../time';

/** How long each code is shown, in milliseconds; codes of one step belong to the same period. */
export const CODE_STEP_MS = 30 * SECOND_MS;
/** Codes that a device gets at a time, so that it can show the next ones without a connection. */
export const CODES_ISSUED = 4;
/** Steps before and after the current one whose codes are accepted: one for a delay, one for another server's clock. */
export const STEPS_TOLERATED = 1;
/** The first characters of the text of every QR code; no name begins with them. */
export const CODE_PREFIX = 'B1';
/** Number of digits that can be typed instead of scanning. */
export const CODE_DIGITS = 6;
/** How long digits stay allotted to a member, in milliseconds, so that a late entry is told from a wrong one. */
export const DIGITS_LIFE_MS = 10 * MINUTE_MS;
/** Maximum length of what a scanner or a person enters as code, in characters. */
export const CODE_LENGTH_MAX = 100;
/** Wrong codes on one device before it has to pause. */
export const WRONG_CODES_MAX = 5;
/** The period in which wrong codes are counted, in seconds. */
export const WRONG_CODE_PAUSE_S = 60;
/** How many days a browser keeps arrivals that did not reach the server. */
export const ARRIVALS_KEPT_DAYS = 7;
/** How long after the arrival a check-in that could not be sent at once is accepted, in seconds. */
export const SECONDS_AGO_MAX = (ARRIVALS_KEPT_DAYS * DAY_MS) / SECOND_MS;
