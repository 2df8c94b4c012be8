import { formatShortDay } from '../../lib/format-day';
import type { MeasurementRowFragment } from './measurement-table.generated';

/** Summarises the table in a sentence; `measurements` is not empty and sorted newest first. */
export function describeMeasurements(measurements: readonly MeasurementRowFragment[]): string {
  const weighed = measurements.filter(({ weightKg }) => weightKg !== null);
  const newest = weighed[0];
  const oldest = weighed.at(-1);
  if (!newest || !oldest) return `Last measured on ${formatShortDay(measurements[0]!.measuredAt)}.`;
  const weight = `${newest.weightKg} kg on ${formatShortDay(newest.measuredAt)}`;
  if (newest === oldest) return `Your weight: ${weight}.`;
  const since = formatShortDay(oldest.measuredAt);
  const difference = Math.round((newest.weightKg! - oldest.weightKg!) * 10) / 10;
  if (difference === 0) return `Your weight: ${weight}, the same as on ${since}.`;
  return `Your weight: ${weight}, ${Math.abs(difference)} kg ${difference < 0 ? 'less' : 'more'} than on ${since}.`;
}
