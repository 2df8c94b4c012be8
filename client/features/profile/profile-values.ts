import * as z from 'zod/mini';
import { bodyMassIndex } from '#common/bmi';
import { profileForm } from '#common/forms/profile';
import { HEIGHT_CM, WEIGHT_KG } from '#common/limits';
import { formatPhone, toE164 } from '#common/phone';
import { isWithin, typedNumber } from '../../lib/typed-number';
import type { ProfilePartsFragment } from './profile.generated';

export type MeasurementName = 'weight' | 'height' | 'bmi' | 'muscleMass';

/** What stands in the fields of the form. */
export type ProfileFormValues = Record<TextName, string> & {
  bodyMeasurements: Record<MeasurementName, string>;
};

type TextName = 'name' | 'contact' | 'userName' | 'fitnessGoals' | 'workoutPreferences';

/** The rules of the profile over what stands in its fields: an empty field is nothing, a written number a number. */
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
      weight: written(weight),
      height: written(height),
      bmi: written(bmi),
      muscleMass: written(muscleMass),
    },
  };
}

/** The body mass index of the weight and the height in the form; null unless both are there and make sense. */
export function computedBmi(values: ProfileFormValues): number | null {
  const { weight, height } = measurementsIn(values);
  if (!isWithin(weight, WEIGHT_KG) || !isWithin(height, HEIGHT_CM)) return null;
  return bodyMassIndex(weight, height);
}

/** Which of the two parts of the form are filled in: about the person, and the numbers. */
export function partsFilledIn(values: ProfileFormValues): [boolean, boolean] {
  const hasNumber = Object.values(values.bodyMeasurements).some((text) => text.trim() !== '');
  return [values.name.trim() !== '' && toE164(values.contact) !== null, hasNumber];
}

export const areSame = (one: ProfileFormValues, other: ProfileFormValues): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = ({ bodyMeasurements: { weight, height, bmi, muscleMass }, ...texts }: ProfileFormValues) => [
  ...[texts.name, texts.contact, texts.userName, texts.fitnessGoals, texts.workoutPreferences],
  ...[weight, height, bmi, muscleMass],
];

const written = (number: number | null): string => (number === null ? '' : String(number));

function measurementsIn({ bodyMeasurements }: ProfileFormValues) {
  const { weight, height, bmi, muscleMass } = bodyMeasurements;
  return {
    weight: typedNumber(weight),
    height: typedNumber(height),
    bmi: typedNumber(bmi),
    muscleMass: typedNumber(muscleMass),
  };
}
