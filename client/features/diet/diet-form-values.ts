import * as z from 'zod/mini';
import { bmiStatusOf, toOneDecimal, type BmiStatus } from '#common/members/bmi';
import { dietFields, dietForm } from '#common/diet/diet-details.form';
import { BMI } from '#common/members/limits';
import { typedOf, typedSchema, type Typed } from '../../lib/typed-form';
import { isWithin, typedNumber } from '../../lib/typed-number';
import { storedDraft } from '../../lib/use-draft';
import type { DietDetailPartsFragment } from './diet.generated';

/** The BMI status is derived from the BMI, so it has no input. */
const inputFields = z.omit(dietFields, { bmiStatus: true });

/** The values of the form's fields, as typed. */
export type DietFormValues = Typed<z.input<typeof inputFields>>;

export const dietSchema = typedSchema(inputFields, dietForm);

export const valuesOf = (details: DietDetailPartsFragment | null): DietFormValues =>
  typedOf(inputFields, details);

export const dietDraft = storedDraft<DietFormValues>('dietDraft');

/** BMI status for the BMI in the form; null if that is missing or invalid. */
export function statusOf({ bmi }: DietFormValues): BmiStatus | null {
  const index = typedNumber(bmi);
  return isWithin(index, BMI) ? bmiStatusOf(toOneDecimal(index)) : null;
}
