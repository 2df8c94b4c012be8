import { madeFromSettings } from './made-from-settings';
import { studio } from './studio';
import { DAY_MS } from './time';

/** A calendar day; January is month 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const clock = madeFromSettings(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: studio.timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** The date at the studio at a given time. */
export function studioDay(epochMs: number): CalendarDay {
  return dayAt(wallTime(epochMs));
}

/** The time at which an hour of a day starts at the studio. */
export function startOfHour(day: CalendarDay, hour: number): number {
  const wall = utcOf(day) + hour * 60 * 60 * 1000;
  const guess = wall - offsetAt(wall);
  return wall - offsetAt(guess);
}

/** The time at which a day starts at the studio. */
export const startOfDay = (day: CalendarDay): number => startOfHour(day, 0);

/** The time at which a day ends at the studio, which is when the next one starts. */
export const endOfDay = (day: CalendarDay): number => startOfDay(addDays(day, 1));

export const addDays = (day: CalendarDay, days: number): CalendarDay => dayAt(utcOf(day) + days * DAY_MS);

/** The same day of a later month, or its last day if it is shorter; `anchorDay` is the intended day of the month. */
export function addMonths(from: CalendarDay, months: number, anchorDay = from.day): CalendarDay {
  const lastOfMonth = new Date(Date.UTC(from.year, from.month - 1 + months + 1, 0));
  return {
    year: lastOfMonth.getUTCFullYear(),
    month: lastOfMonth.getUTCMonth() + 1,
    day: Math.min(anchorDay, lastOfMonth.getUTCDate()),
  };
}

/** Number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((utcOf(to) - utcOf(from)) / DAY_MS);

/** ISO 8601 date: "2026-11-23". */
export const textOfDay = (day: CalendarDay): string => new Date(utcOf(day)).toISOString().slice(0, 10);

/** Parses an ISO 8601 date; null for any other text and for dates that do not exist. */
export function dayOfText(text: string): CalendarDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  const named = dayAt(utcOf({ year, month, day }));
  return textOfDay(named) === text ? named : null;
}

const utcOf = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day);

function dayAt(utc: number): CalendarDay {
  const date = new Date(utc);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Local time at the studio, as the timestamp that this time would have in UTC. */
function wallTime(epochMs: number): number {
  const parts = Object.fromEntries(
    clock()
      .formatToParts(epochMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day, hour, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minute, second);
}

const offsetAt = (epochMs: number) => wallTime(epochMs) - Math.floor(epochMs / 1000) * 1000;
