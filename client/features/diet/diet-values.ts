import * as z from 'zod/mini';
import { bmiStatusOf, toOneDecimal, type BmiStatus } from '#common/bmi';
import type { FitnessLevel, Gender } from '#common/diet/energy-need';
import { dietForm } from '#common/forms/diet';
import { BMI } from '#common/limits';
import { isWithin, typedNumber } from '../../lib/typed-number';
import type { DietDetailPartsFragment } from './diet.generated';

/** Values of the form fields. The BMI status is derived from the BMI, so it is not a field. */
export interface DietFormValues extends Record<string, string> {
  age: string;
  gender: Gender | '';
  bmi: string;
  dietGoal: string;
  foodPreferences: string;
  fitnessLevel: FitnessLevel | '';
  limitations: string;
}

/** Validates form values as diet details; empty fields become null. */
export const dietSchema = z.pipe(
  z.transform((values: DietFormValues): z.input<typeof dietForm> => ({
    ...values,
    age: typedNumber(values.age),
    gender: values.gender || null,
    bmi: typedNumber(values.bmi),
    fitnessLevel: values.fitnessLevel || null,
  })),
  dietForm,
);

export function valuesOf(details: DietDetailPartsFragment | null): DietFormValues {
  if (!details) return NOTHING;
  return {
    age: written(details.age),
    gender: details.gender ?? '',
    bmi: written(details.bmi),
    dietGoal: details.dietGoal ?? '',
    foodPreferences: details.foodPreferences ?? '',
    fitnessLevel: details.fitnessLevel ?? '',
    limitations: details.limitations ?? '',
  };
}

const NOTHING: DietFormValues = {
  age: '',
  gender: '',
  bmi: '',
  dietGoal: '',
  foodPreferences: '',
  fitnessLevel: '',
  limitations: '',
};

const written = (number: number | null): string => (number === null ? '' : String(number));

/** BMI status for the BMI in the form; null if that is missing or invalid. */
export function statusOf({ bmi }: DietFormValues): BmiStatus | null {
  const index = typedNumber(bmi);
  return isWithin(index, BMI) ? bmiStatusOf(toOneDecimal(index)) : null;
}

export const areSame = (one: DietFormValues, other: DietFormValues): boolean =>
  Object.entries(one).every(([name, value]) => value === other[name]);
