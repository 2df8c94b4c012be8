import { dateInWords, dayInWords } from '#common/day-in-words';
import { lastDayOf } from '#common/memberships/last-day';
import { dateFormat } from '#common/formats';

const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortDay = dateFormat(SHORT);
const shortDate = dateFormat({ ...SHORT, timeZone: 'UTC' });

/** Whether it is a day, "2026-11-09", which is the same in every time zone. */
const isDate = (iso: string): boolean => iso.length === 10;

/** "9 November 2026": an ISO 8601 date, or that of a timestamp in the studio's time zone. */
export const formatDay = (iso: string): string => (isDate(iso) ? dateInWords : dayInWords)(new Date(iso));

/** "9 November 2026": the last day of a period that ends at a timestamp, which is exclusive. */
export const formatLastDay = (endsAt: string): string => dayInWords(lastDayOf(new Date(endsAt)));

/** The same, for tables. */
export const formatShortLastDay = (endsAt: string): string => shortDay(lastDayOf(new Date(endsAt)));

/** "9 Nov 2026": a date, or that of a timestamp, for tables and charts. */
export const formatShortDay = (iso: string): string => (isDate(iso) ? shortDate : shortDay)(new Date(iso));

/**
 * "2026-11-09": the ISO 8601 date of a moment in the studio's time zone. Canadian English writes dates like this, if it is
 * told how many digits they have.
 */
export const isoDay = dateFormat({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');
