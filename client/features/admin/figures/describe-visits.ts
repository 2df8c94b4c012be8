import { toOneDecimal } from '#common/measurements/bmi';
import { DAY_NAMES } from '#common/opening-hours';
import { visitChartsContent } from './visit-charts.content';
import type { VisitChartsFragment } from './visit-statistics.generated';

export type VisitStatistics = VisitChartsFragment;
export type BusyHour = VisitStatistics['busyHours'][number];

const { weeks: texts, hours } = visitChartsContent;

/** Averages from this number on are shown without decimals. */
const ROUNDED_FROM = 10;

/** "18 visits a day, 4 more than in the 12 weeks before." */
export function describeVisits({ weeks, perDay, perDayBefore }: VisitStatistics): string {
  const total = weeks.reduce((sum, { visits }) => sum + visits, 0);
  if (total === 0) return texts.none(weeks.length);
  if (perDay === null) return texts.onlyNow(total);
  const isRounded = Math.max(perDay, perDayBefore ?? 0) >= ROUNDED_FROM;
  const shown = (average: number) => (isRounded ? Math.round(average) : average);
  const now = texts.perDay(shown(perDay));
  if (perDayBefore === null) return `${now}.`;
  // Between the numbers that are shown, so that the sentence adds up.
  const difference = toOneDecimal(shown(perDay) - shown(perDayBefore));
  return now + (difference === 0 ? texts.same(weeks.length) : texts.compared(difference, weeks.length));
}

/** The hour of the week with the most visits; the first one if there are several. */
export const busiestOf = (all: readonly BusyHour[]): BusyHour | undefined =>
  all.reduce<BusyHour | undefined>(
    (most, one) => (most && most.visits >= one.visits ? most : one),
    undefined,
  );

/** "Busiest: Monday 6 to 7 pm." */
export const describeBusiest = ({ weekday, hour }: BusyHour): string =>
  hours.busiest(DAY_NAMES[weekday % 7]!, hoursLabel(hour));

const halfOf = (hour: number) => (hour % 24 < 12 ? 'am' : 'pm');
const onClock = (hour: number) => hour % 12 || 12;

/** "6 pm". */
export const hourLabel = (hour: number): string => `${onClock(hour)} ${halfOf(hour)}`;

/** "6 to 7 pm", "11 am to 12 pm". */
export const hoursLabel = (hour: number): string =>
  `${halfOf(hour) === halfOf(hour + 1) ? onClock(hour) : hourLabel(hour)} to ${hourLabel(hour + 1)}`;
