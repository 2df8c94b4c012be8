import { madeFromSettings } from '#common/made-from-settings';
import { studio } from '#common/studio';
import { DAY_MS } from '#common/time';
import { isoDay } from './format-day';

const relative = madeFromSettings(() => new Intl.RelativeTimeFormat(studio.locale, { numeric: 'auto' }));

const dayNumber = (epochMs: number) => Date.parse(isoDay(epochMs)) / DAY_MS;

const UNITS: [unit: Intl.RelativeTimeFormatUnit, days: number][] = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
];

/** "yesterday", "3 weeks ago": calendar days, in the studio's time zone, from an ISO 8601 time to now. */
export function relativeDay(isoMoment: string, now: number): string {
  const days = Math.max(0, dayNumber(now) - dayNumber(Date.parse(isoMoment)));
  const [unit, length] = UNITS.find(([, daysOfUnit]) => days >= daysOfUnit) ?? ['day', 1];
  return relative().format(-Math.floor(days / length), unit);
}
