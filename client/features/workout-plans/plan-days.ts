import { addDays, dayOfText, studioDay, textOfDay, type CalendarDay } from '#common/calendar';
import { dateFormat } from '#common/formats';
import { paths, PLAN_DAY_PARAMETER } from '#common/paths';
import { WORKOUT_PLAN_STARTS_DAYS } from '#common/workout-plans/limits';
import { formatDay } from '../../lib/format-day';

/** Plans with more days than this show one week at a time. */
const SHOWN_WHOLE_DAYS_MAX = 21;

const DAYS_A_WEEK = 7;

/** The date of a day of a plan, counted from 1; null without a start day. */
export function dateOf(startsOn: string | null, day: number): CalendarDay | null {
  const start = startsOn === null ? null : dayOfText(startsOn);
  return start && addDays(start, day - 1);
}

/** The range of start days for a plan that is saved now. */
export function startDays(epochMs: number): { today: string; first: string; last: string } {
  const today = studioDay(epochMs);
  const { before, after } = WORKOUT_PLAN_STARTS_DAYS;
  return {
    today: textOfDay(today),
    first: textOfDay(addDays(today, -before)),
    last: textOfDay(addDays(today, after)),
  };
}

/** Whether the value of a date field is a possible start day; ISO dates can be compared as strings. */
export const isStartDay = (iso: string, { first, last }: { first: string; last: string }): boolean =>
  dayOfText(iso) !== null && iso >= first && iso <= last;

/** A day of a plan, which may not be saved. */
export interface PlanPlace {
  planId: string | null;
  day: number;
}

/** Id of the element of a day, to which links to it lead. */
export const anchorOf = (day: number): string => `day-${day}`;

/** Address of an exercise of a plan, with the parameters of the plan's address, so that it can link back. */
export function exerciseOfPlan(exerciseId: string, { planId, day }: PlanPlace): string {
  const plan = new URL(planId === null ? paths.workoutPlan : paths.savedWorkoutPlan(planId), 'https://plan');
  return `${paths.exercise(exerciseId)}&${plan.searchParams.toString()}&${PLAN_DAY_PARAMETER}=${day}`;
}

/** Groups the days by week of the plan; the first week starts with the first day. */
export function weeksOf<Day>(days: readonly Day[]): Day[][] {
  const count = Math.ceil(days.length / DAYS_A_WEEK);
  return Array.from({ length: count }, (_, week) => days.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK));
}

export const isShownByWeek = (days: readonly unknown[]): boolean => days.length > SHOWN_WHOLE_DAYS_MAX;

const shortDay = dateFormat({
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** "Mon, 23 Nov". */
export const shortDayName = (day: CalendarDay): string => shortDay(new Date(textOfDay(day)));

/** "23 November 2026". */
export const longDayName = (day: CalendarDay): string => formatDay(textOfDay(day));
