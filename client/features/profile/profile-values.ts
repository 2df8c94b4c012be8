import * as z from 'zod/mini';
import { bodyMassIndex } from '#common/bmi';
import { profileForm } from '#common/forms/profile';
import { HEIGHT_CM, WEIGHT_KG } from '#common/limits';
import { formatPhone, toE164 } from '#common/phone';
import { isWithin, typedNumber } from '../../lib/typed-number';
import type { ProfilePartsFragment } from './profile.generated';

export type MeasurementName = 'weight' | 'height' | 'bmi' | 'muscleMass';

/** The values of the form's fields, as typed. */
export type ProfileFormValues = Record<TextName, string> & {
  bodyMeasurements: Record<MeasurementName, string>;
};

type TextName = 'name' | 'contact' | 'userName' | 'fitnessGoals' | 'workoutPreferences';

/** Converts the typed values (empty fields to null, numbers to numbers), then applies the shared profile rules. */
export const profileSchema = z.pipe(
  z.transform((values: ProfileFormValues): z.input<typeof profileForm> => ({
    ...values,
    userName: values.userName.trim() || null,
    fitnessGoals: values.fitnessGoals.trim() || null,
    workoutPreferences: values.workoutPreferences.trim() || null,
    bodyMeasurements: measurementsIn(values),
  })),
  profileForm,
);

export function valuesOf(profile: ProfilePartsFragment): ProfileFormValues {
  const { weight, height, bmi, muscleMass } = profile.bodyMeasurements;
  return {
    name: profile.name ?? '',
    contact: formatPhone(profile.contact ?? ''),
    userName: profile.userName ?? '',
    fitnessGoals: profile.fitnessGoals ?? '',
    workoutPreferences: profile.workoutPreferences ?? '',
    bodyMeasurements: {
      weight: toText(weight),
      height: toText(height),
      bmi: toText(bmi),
      muscleMass: toText(muscleMass),
    },
  };
}

/** BMI of the weight and height in the form; null unless both are given and within their limits. */
export function computedBmi(values: ProfileFormValues): number | null {
  const { weight, height } = measurementsIn(values);
  if (!isWithin(weight, WEIGHT_KG) || !isWithin(height, HEIGHT_CM)) return null;
  return bodyMassIndex(weight, height);
}

/** Whether the two parts of the form are filled in: "About you" and "Your numbers". */
export function partsFilledIn(values: ProfileFormValues): [boolean, boolean] {
  const hasNumber = Object.values(values.bodyMeasurements).some((text) => text.trim() !== '');
  return [values.name.trim() !== '' && toE164(values.contact) !== null, hasNumber];
}

export const areSame = (one: ProfileFormValues, other: ProfileFormValues): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = ({ bodyMeasurements: { weight, height, bmi, muscleMass }, ...texts }: ProfileFormValues) => [
  texts.name,
  texts.contact,
  texts.userName,
  texts.fitnessGoals,
  texts.workoutPreferences,
  weight,
  height,
  bmi,
  muscleMass,
];

const toText = (number: number | null): string => (number === null ? '' : String(number));

function measurementsIn({ bodyMeasurements }: ProfileFormValues) {
  const { weight, height, bmi, muscleMass } = bodyMeasurements;
  return {
    weight: typedNumber(weight),
    height: typedNumber(height),
    bmi: typedNumber(bmi),
    muscleMass: typedNumber(muscleMass),
  };
}
