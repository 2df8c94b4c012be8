import { toOneDecimal } from './bmi';
import { addDays, daysBetween, studioDay, type CalendarDay } from './calendar';

/** For how many weeks somebody can look at their progress: of fewer, nothing can be said on average. */
export const PROGRESS_WEEKS = { min: 4, max: 52 } as const;

/** What the page offers of these. */
export const PROGRESS_PERIODS = [12, 26, 52] as const;

export type ProgressPeriod = (typeof PROGRESS_PERIODS)[number];

const WEEK_DAYS = 7;

/** As early a Monday as any. */
const A_MONDAY: CalendarDay = { year: 1970, month: 1, day: 5 };

/** The Monday of the week at the studio that a moment is in. */
export function mondayOf(epochMs: number): CalendarDay {
  const today = studioDay(epochMs);
  const sinceMonday = daysBetween(A_MONDAY, today) % WEEK_DAYS;
  return addDays(today, -sinceMonday);
}

/** Mondays of so many weeks, the last one that of the week that runs. */
export function lastMondays(count: number, nowMs: number): CalendarDay[] {
  const running = mondayOf(nowMs);
  return Array.from({ length: count }, (_, index) => addDays(running, (index + 1 - count) * WEEK_DAYS));
}

/** Weeks from one Monday to another. */
export const weeksBetween = (from: CalendarDay, to: CalendarDay): number => daysBetween(from, to) / WEEK_DAYS;

export interface Streaks {
  /** Weeks in a row with a visit, up to now. */
  current: number;
  /** The most there ever were. */
  longest: number;
}

/**
 * Of the visits of each week since the first, the last one running. A week counts with one visit in it; the running
 * week counts as soon as it has one, and ends nothing before it is over.
 */
export function streaksOf(visits: readonly number[]): Streaks {
  const running = visits.length - 1;
  let current = 0;
  let longest = 0;
  visits.forEach((count, week) => {
    if (count > 0) current += 1;
    else if (week !== running) current = 0;
    longest = Math.max(longest, current);
  });
  return { current, longest };
}

export interface WeeklyRate {
  /** How often in all of the weeks, with the one that runs. */
  total: number;
  /** On average in a week that is over, to one decimal; null as long as there is none. */
  perWeek: number | null;
  /** The same of as many weeks before; null while they are too few to compare with. */
  perWeekBefore: number | null;
}

/** Fewer weeks than these are no time to compare with. */
const COMPARED_WEEKS_MIN = PROGRESS_WEEKS.min;

/** How often something happened in the last weeks; `counts` are those of each week since the first, the last running. */
export function weeklyRate(counts: readonly number[], weeks: number): WeeklyRate {
  const over = counts.slice(0, -1);
  const recent = over.slice(-(weeks - 1));
  const before = over.slice(0, -(weeks - 1)).slice(-weeks);
  return {
    total: sumOf(counts.slice(-weeks)),
    perWeek: meanOf(recent),
    perWeekBefore: before.length < COMPARED_WEEKS_MIN ? null : meanOf(before),
  };
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const meanOf = (counts: readonly number[]): number | null =>
  counts.length === 0 ? null : toOneDecimal(sumOf(counts) / counts.length);
