import { bodyMassIndex } from '#common/bmi';
import type { BodyMeasurements } from './profile.type';

export const NOTHING_MEASURED: BodyMeasurements = { weight: null, height: null, bmi: null, muscleMass: null };

const NAMES = ['weight', 'height', 'bmi', 'muscleMass'] as const;

type NewMeasurements = { [Name in keyof BodyMeasurements]?: number | null | undefined };

/** Applies new measurements to the latest: absent ones stay, and the BMI is recomputed from weight and height. */
export function mergeMeasurements(latest: BodyMeasurements, given: NewMeasurements): BodyMeasurements {
  const now = { ...NOTHING_MEASURED };
  // A computed BMI must not outlive the weight and height that it was computed from.
  const before = hasBoth(latest) ? { ...latest, bmi: null } : latest;
  for (const name of NAMES) now[name] = given[name] === undefined ? before[name] : given[name];
  if (now.weight !== null && now.height !== null) now.bmi = bodyMassIndex(now.weight, now.height);
  return now;
}

const hasBoth = ({ weight, height }: BodyMeasurements) => weight !== null && height !== null;

export const sameMeasurements = (one: BodyMeasurements, other: BodyMeasurements): boolean =>
  NAMES.every((name) => one[name] === other[name]);
