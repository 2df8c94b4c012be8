import { dateFormat, dayInWords } from '#common/formats';
import { lastDayOf } from '#common/memberships/last-day';
import { studio } from '#common/studio';
import { MINUTE_MS } from '#common/time';

const shortDate = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

const NOON_MINUTES = 720;

/** The moment of a timestamp, or noon at the studio of a day without a time, "2026-11-09". */
const momentOf = (iso: string): number =>
  Date.parse(iso) + (iso.length === 10 ? (NOON_MINUTES - studio.offsets[0]![0]) * MINUTE_MS : 0);

/** "9 November 2026", from an ISO 8601 date, or from a timestamp in the studio's time zone. */
export const formatDay = (iso: string): string => dayInWords(momentOf(iso));

/** "9 November 2026": the last day of a period that ends at a timestamp, which is exclusive. */
export const formatLastDay = (endsAt: string): string => dayInWords(lastDayOf(new Date(endsAt)));

/** The last day of a period that ends at a timestamp, short enough for tables. */
export const formatShortLastDay = (endsAt: string): string => shortDate(lastDayOf(new Date(endsAt)));

/** "9 Nov 2026", from a date or timestamp, for tables and charts. */
export const formatShortDay = (iso: string): string => shortDate(momentOf(iso));

/** "2026-11-09": the ISO 8601 date of a moment in the studio's time zone. Canadian English writes dates like this. */
export const isoDay = dateFormat({}, 'en-CA');
