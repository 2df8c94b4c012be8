import { addDays, dayOfText, studioDay, textOfDay, type CalendarDay } from '#common/calendar';
import { WORKOUT_PLAN_STARTS_DAYS } from '#common/limits';

/** Plans of more days than this show one week at a time. */
const SHOWN_WHOLE_DAYS_MAX = 21;

const DAYS_A_WEEK = 7;

/** The date of a day of a plan, counted from 1; null while no start is known. */
export function dateOf(startsOn: string | null, day: number): CalendarDay | null {
  const start = startsOn === null ? null : dayOfText(startsOn);
  return start && addDays(start, day - 1);
}

/** The days on which a plan that is saved at a moment can begin. */
export function startDays(epochMs: number): { today: string; first: string; last: string } {
  const today = studioDay(epochMs);
  const { before, after } = WORKOUT_PLAN_STARTS_DAYS;
  return {
    today: textOfDay(today),
    first: textOfDay(addDays(today, -before)),
    last: textOfDay(addDays(today, after)),
  };
}

/** Whether a plan can begin on what a date field says; days in this form sort as they follow each other. */
export const isStartDay = (iso: string, { first, last }: { first: string; last: string }): boolean =>
  dayOfText(iso) !== null && iso >= first && iso <= last;

/** The days by weeks of the plan, which begin with its first day. */
export function weeksOf<Day>(days: readonly Day[]): Day[][] {
  const count = Math.ceil(days.length / DAYS_A_WEEK);
  return Array.from({ length: count }, (_, week) => days.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK));
}

export const isShownByWeek = (days: readonly unknown[]): boolean => days.length > SHOWN_WHOLE_DAYS_MAX;
