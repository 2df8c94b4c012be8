/** Body measurements with the documented names of REST. */
import * as z from 'zod/mini';
import { bodyMeasurementsForm } from '#common/measurements/measurements.form';

const { weightKg, heightCm, bmi, muscleMassKg } = bodyMeasurementsForm.shape;

/** Measurements in a request body. */
export const restMeasurements = z.nullish(
  z.object({ weight: weightKg, height: heightCm, bmi, muscleMass: muscleMassKg }),
);

/** Measurements in an answer. */
export const answeredMeasurements = z.object({
  weight: z.nullable(z.number()),
  height: z.nullable(z.number()),
  bmi: z.nullable(z.number()),
  muscleMass: z.nullable(z.number()),
});

/** The documented names by those in GraphQL, where they differ. */
export const MEASUREMENT_NAMES = { weightKg: 'weight', heightCm: 'height', muscleMassKg: 'muscleMass' };

/** Answer for a member without measurements. */
export const NOTHING_MEASURED = { weight: null, height: null, bmi: null, muscleMass: null };

/** The measurements of a body with the names of GraphQL, which refuses all others. */
export function measurementsIn(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const names = new Map(
    Object.entries(MEASUREMENT_NAMES).map(([name, documentedName]) => [documentedName, name]),
  );
  const renamed = Object.entries(given).map(([name, value]) => [names.get(name) ?? name, value] as const);
  return Object.fromEntries(renamed);
}
