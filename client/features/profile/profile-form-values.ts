import * as z from 'zod/mini';
import { parseNumber } from '#common/clean-text';
import { bodyMassIndex } from '#common/measurements/bmi';
import { profileForm } from '#common/members/profile.form';
import { HEIGHT_CM, WEIGHT_KG } from '#common/measurements/limits';
import { formatPhone } from '#common/accounts/phone';
import { toEntered, enteredSchema, type Entered } from '../../lib/entered-values';
import { isWithin } from '../../lib/is-within';
import type { ProfileFormFragment } from './profile-form.generated';

/** The values of the form's fields, as typed. */
export type ProfileFormValues = Entered<z.input<typeof profileForm>>;

export const profileSchema = enteredSchema(profileForm, profileForm);

export const valuesOf = (profile: ProfileFormFragment): ProfileFormValues => ({
  ...toEntered(profileForm, { ...profile, bodyMeasurements: profile.latestMeasurement }),
  phone: formatPhone(profile.phone ?? ''),
});

/** The measurements of a form, as typed. */
export type MeasurementValues = Pick<ProfileFormValues, 'bodyMeasurements'>;

/** BMI of the weight and height in the form; null unless both are given and within their limits. */
export function computedBmi({ bodyMeasurements }: MeasurementValues): number | null {
  const weight = parseNumber(bodyMeasurements.weightKg);
  const height = parseNumber(bodyMeasurements.heightCm);
  if (!isWithin(weight, WEIGHT_KG) || !isWithin(height, HEIGHT_CM)) return null;
  return bodyMassIndex(weight, height);
}

/** The BMI field, by its path, if a change changes it: calculated, or empty once it can no longer be calculated. */
export function changedBmi(values: MeasurementValues, before: MeasurementValues): Record<string, string> {
  const typed = values.bodyMeasurements.bmi;
  const computed = computedBmi(values);
  const bmi = String(computed ?? (computedBmi(before) === null ? typed : ''));
  return bmi === typed ? {} : { 'bodyMeasurements.bmi': bmi };
}

/** Whether the two parts of the form are filled in without mistakes: "About you" and "Your numbers". */
export function partsFilledIn(values: ProfileFormValues): [boolean, boolean] {
  const { error } = z.safeParse(profileSchema, values);
  const mistakes = (error?.issues ?? []).map(({ path }) => path[0] === 'bodyMeasurements');
  const hasNumber = Object.values(values.bodyMeasurements).some((text) => text.trim() !== '');
  return [!mistakes.includes(false), hasNumber && !mistakes.includes(true)];
}
