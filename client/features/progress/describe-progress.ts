import { toOneDecimal } from '#common/measurements/bmi';
import { numberFormat } from '#common/number-format';
import { formatShortDay } from '../../lib/format-day';
import { progressContent } from './progress.content';
import type { ActivityRateFragment } from './activity-section.generated';

const { compared, measurements } = progressContent;

const oneDecimal = numberFormat({ maximumFractionDigits: 1 });

/** "76.1": kilograms as charts and tables print them. */
export const formatKg = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Texts about the rate of visits or of workouts. */
export type RateTexts = typeof progressContent.visits | typeof progressContent.workouts;

/** Describes a bar chart in a sentence. */
export function describeRate(rate: ActivityRateFragment, weeks: number, texts: RateTexts): string {
  const { total, perWeek, perWeekBefore } = rate;
  if (total === 0) return texts.none(weeks);
  if (perWeek === null) return texts.first(timesOf(total));
  if (perWeek === 0) return texts.onlyNow(timesOf(total));
  return texts.average(timesOf(perWeek)) + comparison(perWeek, perWeekBefore);
}

function comparison(perWeek: number, before: number | null): string {
  if (before === null) return '.';
  const difference = toOneDecimal(perWeek - before);
  return difference === 0 ? compared.same : compared.other(oneDecimal(before), difference > 0);
}

function timesOf(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${oneDecimal(count)} times`;
}

/** One measurement, in kilograms. */
export interface MeasuredPoint {
  id: string;
  measuredAt: string;
  kg: number;
}

/** Describes a line chart, or loads, in a sentence; `points` is sorted oldest first. */
export function describeChange(
  points: readonly Omit<MeasuredPoint, 'id'>[],
  format: (kg: number) => string = formatKg,
): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return measurements.none;
  const now = `${format(last.kg)} kg on ${formatShortDay(last.measuredAt)}`;
  if (first === last) return `${now}.`;
  const difference = format(Math.abs(last.kg - first.kg));
  const since = formatShortDay(first.measuredAt);
  if (difference === format(0)) return `${now}, the same as on ${since}.`;
  return `${now}, ${difference} kg ${last.kg < first.kg ? 'less' : 'more'} than on ${since}.`;
}
