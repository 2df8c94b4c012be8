import { bodyMassIndex } from '#common/members/bmi';
import { MEASUREMENTS, type MeasurementName } from '#common/members/profile.form';
import type { Measurement } from './measurement.entity';

/** The values of a measurement by their names in the profile form. */
export type MeasuredValues = Record<MeasurementName, number | null>;

export const NOTHING_MEASURED = Object.fromEntries(
  MEASUREMENTS.map((name) => [name, null]),
) as MeasuredValues;

type Columns = Pick<Measurement, 'weightKg' | 'heightCm' | 'bmi' | 'muscleMassKg'>;

export const valuesOf = ({ weightKg, heightCm, bmi, muscleMassKg }: Columns): MeasuredValues => ({
  weight: weightKg,
  height: heightCm,
  bmi,
  muscleMass: muscleMassKg,
});

export const columnsOf = ({ weight, height, bmi, muscleMass }: MeasuredValues): Columns => ({
  weightKg: weight,
  heightCm: height,
  bmi,
  muscleMassKg: muscleMass,
});

type NewMeasurements = Partial<Record<MeasurementName, number | null | undefined>>;

/** Applies new measurements to the latest: absent ones stay, and the BMI is recomputed from weight and height. */
export function mergeMeasurements(latest: MeasuredValues, given: NewMeasurements): MeasuredValues {
  const now: MeasuredValues = { ...NOTHING_MEASURED };
  // A computed BMI must not outlive the weight and height that it was computed from.
  const before = hasBoth(latest) ? { ...latest, bmi: null } : latest;
  for (const name of MEASUREMENTS) now[name] = given[name] === undefined ? before[name] : given[name];
  if (now.weight !== null && now.height !== null) now.bmi = bodyMassIndex(now.weight, now.height);
  return now;
}

const hasBoth = ({ weight, height }: MeasuredValues) => weight !== null && height !== null;

export const sameMeasurements = (one: MeasuredValues, other: MeasuredValues): boolean =>
  MEASUREMENTS.every((name) => one[name] === other[name]);

/** Whether the values were cleared: the row then only ends the validity of those before. */
export const isEmpty = (columns: Columns): boolean => sameMeasurements(valuesOf(columns), NOTHING_MEASURED);
