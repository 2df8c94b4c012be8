import { addDays, dayOfText, daysBetween, textOfDay, type CalendarDay } from '../calendar';

/** Ages of amounts due, by when they should have been paid. */
export const DUE_AGES = ['later', 'today', 'days_1_to_7', 'days_8_to_30', 'over_30_days'] as const;

export type DueAge = (typeof DUE_AGES)[number];

/** The first and the last day of each age, in days overdue. */
const DAYS_OVERDUE: Record<DueAge, { min: number; max: number }> = {
  later: { min: -Infinity, max: -1 },
  today: { min: 0, max: 0 },
  days_1_to_7: { min: 1, max: 7 },
  days_8_to_30: { min: 8, max: 30 },
  over_30_days: { min: 31, max: Infinity },
};

/** How many days ago it should have been paid; negative if the day is still to come. */
export const daysOverdue = (dueOn: string, today: CalendarDay): number =>
  daysBetween(dayOfText(dueOn)!, today);

export function ageOf(dueOn: string, today: CalendarDay): DueAge {
  const days = daysOverdue(dueOn, today);
  return DUE_AGES.find((age) => days >= DAYS_OVERDUE[age].min && days <= DAYS_OVERDUE[age].max)!;
}

/** The promised days that have an age today; without a first or a last one if it has none. */
export function daysOfAge(age: DueAge, today: CalendarDay): { from: string | null; to: string | null } {
  const { min, max } = DAYS_OVERDUE[age];
  const dayBefore = (days: number) => (Number.isFinite(days) ? textOfDay(addDays(today, -days)) : null);
  return { from: dayBefore(max), to: dayBefore(min) };
}
