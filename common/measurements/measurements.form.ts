import * as z from 'zod/mini';
import { measurement } from '../forms/fields';
import { namesOf } from '../forms/form-fields';
import { BMI, HEIGHT_CM, MUSCLE_MASS_KG, WEIGHT_KG } from './limits';

export const bodyMeasurementsForm = z.object({
  weightKg: measurement(WEIGHT_KG),
  heightCm: measurement(HEIGHT_CM),
  bmi: measurement(BMI),
  muscleMassKg: measurement(MUSCLE_MASS_KG),
});

export const MEASUREMENTS = namesOf(bodyMeasurementsForm);

export type MeasurementName = (typeof MEASUREMENTS)[number];
