import { dayInWords } from '#common/day-in-words';
import { lastDayOf } from '#common/memberships/last-day';
import { studio } from '#common/studio';

const shortDate = new Intl.DateTimeFormat(studio.locale, {
  timeZone: studio.timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
/** Canadian English writes dates as YYYY-MM-DD. */
const isoDate = new Intl.DateTimeFormat('en-CA', { timeZone: studio.timeZone });

/** "9 November 2026": the date of an ISO 8601 timestamp in the studio's time zone. */
export const formatDay = (isoMoment: string): string => dayInWords(new Date(isoMoment));

/** "9 November 2026": the last day of a period that ends at a timestamp, which is exclusive. */
export const formatLastDay = (endsAt: string): string => dayInWords(lastDayOf(new Date(endsAt)));

/** The same, for tables. */
export const formatShortLastDay = (endsAt: string): string => shortDate.format(lastDayOf(new Date(endsAt)));

/** "9 Nov 2026": the date of a timestamp, for tables and charts. */
export const formatShortDay = (isoMoment: string): string => shortDate.format(new Date(isoMoment));

/** "2026-11-09": the ISO 8601 date of a moment in the studio's time zone. */
export const isoDay = (epochMs: number): string => isoDate.format(epochMs);
