import * as z from 'zod/mini';
import { parseNumber } from '#common/clean-text';
import { bmiStatusOf, toOneDecimal, type BmiStatus } from '#common/measurements/bmi';
import { dietFields, dietForm, type DietValues } from '#common/diet/diet-details.form';
import { enumName, enumValue } from '#common/enum-names';
import { BMI } from '#common/measurements/limits';
import { toEntered, enteredSchema, type Entered } from '../../lib/entered-values';
import { isWithin } from '../../lib/is-within';
import { storedDraft } from '../../lib/use-draft';
import type { SaveDietDetailsMutationVariables } from './diet.generated';
import type { DietFormFragment } from './diet-form.generated';

/** The BMI status is derived from the BMI, so it has no input. */
const inputFields = z.omit(dietFields, { bmiStatus: true });

/** The values of the form's fields, as typed. */
type DietFormValues = Entered<z.input<typeof inputFields>>;

export const dietSchema = enteredSchema(inputFields, dietForm);

export const valuesOf = (details: DietFormFragment | null): DietFormValues =>
  toEntered(
    inputFields,
    details && {
      ...details,
      gender: details.gender && enumValue(details.gender),
      fitnessLevel: details.fitnessLevel && enumValue(details.fitnessLevel),
    },
  );

/** The details as they are sent, for the current user. */
export const inputOf = ({
  gender,
  bmiStatus,
  fitnessLevel,
  ...values
}: DietValues): SaveDietDetailsMutationVariables['input'] => ({
  ...values,
  gender: gender && enumName(gender),
  bmiStatus: bmiStatus && enumName(bmiStatus),
  fitnessLevel: fitnessLevel && enumName(fitnessLevel),
  isForCurrentUser: true,
});

export const dietDraft = storedDraft<DietFormValues>('dietDraft');

/** BMI status for the BMI in the form; null if that is missing or invalid. */
export function statusOf({ bmi }: DietFormValues): BmiStatus | null {
  const index = parseNumber(bmi);
  return isWithin(index, BMI) ? bmiStatusOf(toOneDecimal(index)) : null;
}
