import { bodyMassIndex } from '#common/measurements/bmi';
import { MEASUREMENTS, type MeasurementName } from '#common/measurements/measurements.form';

export type MeasuredValues = Record<MeasurementName, number | null>;

export const NOTHING_MEASURED = Object.fromEntries(
  MEASUREMENTS.map((name) => [name, null]),
) as MeasuredValues;

type NewMeasurements = Partial<Record<MeasurementName, number | null | undefined>>;

/** Applies new measurements to the latest: absent ones stay, and the BMI is recomputed from weight and height. */
export function mergeMeasurements(latest: MeasuredValues, given: NewMeasurements): MeasuredValues {
  const now: MeasuredValues = { ...NOTHING_MEASURED };
  // A computed BMI must not outlive the weight and height that it was computed from.
  const before = hasBoth(latest) ? { ...latest, bmi: null } : latest;
  for (const name of MEASUREMENTS) now[name] = given[name] === undefined ? before[name] : given[name];
  if (now.weightKg !== null && now.heightCm !== null) now.bmi = bodyMassIndex(now.weightKg, now.heightCm);
  return now;
}

const hasBoth = ({ weightKg, heightCm }: MeasuredValues) => weightKg !== null && heightCm !== null;

export const sameMeasurements = (one: MeasuredValues, other: MeasuredValues): boolean =>
  MEASUREMENTS.every((name) => one[name] === other[name]);

/** Whether the values were cleared: the row then only ends the validity of those before. */
export const isEmpty = (values: MeasuredValues): boolean => sameMeasurements(values, NOTHING_MEASURED);
