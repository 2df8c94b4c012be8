import type * as z from 'zod/mini';
import { bodyMassIndex } from '#common/members/bmi';
import { profileForm } from '#common/members/profile.form';
import { HEIGHT_CM, WEIGHT_KG } from '#common/members/limits';
import { formatPhone, toE164 } from '#common/members/phone';
import { typedOf, typedSchema, type Typed } from '../../lib/typed-form';
import { isWithin, typedNumber } from '../../lib/typed-number';
import type { ProfilePartsFragment } from './profile.generated';

/** The values of the form's fields, as typed. */
export type ProfileFormValues = Typed<z.input<typeof profileForm>>;

export const profileSchema = typedSchema(profileForm, profileForm);

export const valuesOf = (profile: ProfilePartsFragment): ProfileFormValues => ({
  ...typedOf(profileForm, profile),
  contact: formatPhone(profile.contact ?? ''),
});

/** BMI of the weight and height in the form; null unless both are given and within their limits. */
export function computedBmi({ bodyMeasurements }: ProfileFormValues): number | null {
  const weight = typedNumber(bodyMeasurements.weight);
  const height = typedNumber(bodyMeasurements.height);
  if (!isWithin(weight, WEIGHT_KG) || !isWithin(height, HEIGHT_CM)) return null;
  return bodyMassIndex(weight, height);
}

/** Whether the two parts of the form are filled in: "About you" and "Your numbers". */
export function partsFilledIn(values: ProfileFormValues): [boolean, boolean] {
  const hasNumber = Object.values(values.bodyMeasurements).some((text) => text.trim() !== '');
  return [values.name.trim() !== '' && toE164(values.contact) !== null, hasNumber];
}
