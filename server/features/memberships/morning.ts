import { addDays, startOfHour, studioDay } from '#common/calendar';

/** Hours of the studio's day between which people may be written to. */
const FROM = 9;
const UNTIL = 20;

/** Milliseconds to wait until people may be written to; none in the middle of the day. */
export function msUntilDay(now: number): number {
  const today = studioDay(now);
  if (now >= startOfHour(today, UNTIL)) return msUntilTomorrow(now);
  return Math.max(0, startOfHour(today, FROM) - now);
}

/** The same until the next day's morning. */
export const msUntilTomorrow = (now: number): number => startOfHour(addDays(studioDay(now), 1), FROM) - now;
