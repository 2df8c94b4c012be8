import { bodyMassIndex } from '#common/members/bmi';
import { MEASUREMENTS, type MeasurementName } from '#common/members/profile.form';
import type { BodyMeasurements } from './profile.type';

export const NOTHING_MEASURED = Object.fromEntries(MEASUREMENTS.map((name) => [name, null])) as Record<
  MeasurementName,
  null
>;

type NewMeasurements = Partial<Record<MeasurementName, number | null | undefined>>;

/** Applies new measurements to the latest: absent ones stay, and the BMI is recomputed from weight and height. */
export function mergeMeasurements(latest: BodyMeasurements, given: NewMeasurements): BodyMeasurements {
  const now: BodyMeasurements = { ...NOTHING_MEASURED };
  // A computed BMI must not outlive the weight and height that it was computed from.
  const before = hasBoth(latest) ? { ...latest, bmi: null } : latest;
  for (const name of MEASUREMENTS) now[name] = given[name] === undefined ? before[name] : given[name];
  if (now.weight !== null && now.height !== null) now.bmi = bodyMassIndex(now.weight, now.height);
  return now;
}

const hasBoth = ({ weight, height }: BodyMeasurements) => weight !== null && height !== null;

export const sameMeasurements = (one: BodyMeasurements, other: BodyMeasurements): boolean =>
  MEASUREMENTS.every((name) => one[name] === other[name]);
