import { toOneDecimal } from '../measurements/bmi';
import { studio } from '../studio';
import { addDays, daysBetween, studioDay, type CalendarDay } from '../calendar';

/** Range of weeks that progress can be shown for; with fewer, averages would be meaningless. */
export const PROGRESS_WEEKS = { min: 4, max: 52 } as const;

/** Numbers of weeks that the page offers. */
export const PROGRESS_PERIODS = [12, 26, 52] as const;

export type ProgressPeriod = (typeof PROGRESS_PERIODS)[number];

const WEEK_DAYS = 7;

/** The first Sunday after the epoch, from which weekdays are counted. */
const FIRST_SUNDAY: CalendarDay = { year: 1970, month: 1, day: 4 };

/** The first day of the studio's week that contains a given time. */
export function weekOf(epochMs: number): CalendarDay {
  const today = studioDay(epochMs);
  const first = addDays(FIRST_SUNDAY, studio.weekStart);
  return addDays(today, -(daysBetween(first, today) % WEEK_DAYS));
}

/** First days of the last `count` weeks, ending with the current week. */
export function lastWeeks(count: number, nowMs: number): CalendarDay[] {
  const current = weekOf(nowMs);
  return Array.from({ length: count }, (_, index) => addDays(current, (index + 1 - count) * WEEK_DAYS));
}

/** Number of weeks between the first days of two weeks. */
export const weeksBetween = (from: CalendarDay, to: CalendarDay): number => daysBetween(from, to) / WEEK_DAYS;

export interface Streaks {
  /** Consecutive weeks with a visit, up to now. */
  current: number;
  /** Most consecutive weeks with a visit ever. */
  longest: number;
}

/**
 * Takes the number of visits per week since the first, ending with the current week. A week counts if it has a visit.
 * The current week counts as soon as it has one, and does not break a streak before it is over.
 */
export function streaksOf(visits: readonly number[]): Streaks {
  const currentWeek = visits.length - 1;
  let current = 0;
  let longest = 0;
  visits.forEach((count, week) => {
    if (count > 0) current += 1;
    else if (week !== currentWeek) current = 0;
    longest = Math.max(longest, current);
  });
  return { current, longest };
}

export interface WeeklyRate {
  /** Total of all weeks, including the current one. */
  total: number;
  /** Average per completed week, to one decimal; null if there is none. */
  perWeek: number | null;
  /** Average per week of as many weeks before; null if there are too few to compare with. */
  perWeekBefore: number | null;
}

/** Minimum number of earlier weeks for a comparison. */
const COMPARED_WEEKS_MIN = PROGRESS_WEEKS.min;

/** Rate over the last weeks; `counts` has one entry per week since the first, ending with the current week. */
export function weeklyRate(counts: readonly number[], weeks: number): WeeklyRate {
  const completed = counts.slice(0, -1);
  const recent = completed.slice(-(weeks - 1));
  const before = completed.slice(0, -(weeks - 1)).slice(-weeks);
  return {
    total: sumOf(counts.slice(-weeks)),
    perWeek: meanOf(recent),
    perWeekBefore: before.length < COMPARED_WEEKS_MIN ? null : meanOf(before),
  };
}

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const meanOf = (counts: readonly number[]): number | null =>
  counts.length === 0 ? null : toOneDecimal(sumOf(counts) / counts.length);
