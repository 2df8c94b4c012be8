import * as z from 'zod/mini';
import { cleanCode } from '../clean-text';
import { keysOf } from '../keys-of';
import {
  BMI,
  HEIGHT_CM,
  MUSCLE_MASS_KG,
  NAME_LENGTH_MAX,
  USER_NAME_LENGTH_MAX,
  USER_NAME_LENGTH_MIN,
  WEIGHT_KG,
} from './limits';
import { profileMessages } from './messages';
import { toE164 } from '../accounts/phone';
import { line, measurement, refine, text } from '../forms/fields';
import { namesOf } from '../forms/form-fields';

/** Starts with a letter and has no @, so that it cannot be mistaken for a phone number or an e-mail address. */
const USER_NAME = new RegExp(`^(?=.{${USER_NAME_LENGTH_MIN},${USER_NAME_LENGTH_MAX}}$)[a-z][a-z0-9._]*$`);

const name = line(NAME_LENGTH_MAX, profileMessages.nameRequired);

/** A phone number, in E.164 format. */
export const phoneNumber = (required: string) =>
  line(40, required).check(
    refine<string>((value) => toE164(value) !== null, {
      reason: 'INVALID_FORMAT',
      error: profileMessages.contactInvalid,
    }),
    z.overwrite((value) => toE164(value) ?? value),
  );

const phone = phoneNumber(profileMessages.contactRequired);

const userName = z.nullish(
  z.string().check(
    z.overwrite((value) => cleanCode(value).toLowerCase()),
    refine<string>((value) => value === '' || USER_NAME.test(value), {
      reason: 'INVALID_FORMAT',
      error: profileMessages.userNameInvalid,
    }),
  ),
);

/** Optional texts. Each is a column of the account and a field of the API, with the same name. */
export const profileTexts = { fitnessGoals: z.nullish(text), workoutPreferences: z.nullish(text) };

export const bodyMeasurementsForm = z.object({
  weightKg: measurement(WEIGHT_KG),
  heightCm: measurement(HEIGHT_CM),
  bmi: measurement(BMI),
  muscleMassKg: measurement(MUSCLE_MASS_KG),
});

/** The whole profile, in which name and phone number are required. */
export const profileForm = z.object({
  name,
  phone,
  userName,
  ...profileTexts,
  bodyMeasurements: z.nullish(bodyMeasurementsForm),
});

/** Changes of a profile. Absent fields keep their value; null clears the others. */
export const profileChangesForm = z.object({
  ...profileForm.shape,
  name: z.optional(name),
  phone: z.optional(phone),
  expectedVersion: z.nullish(z.int32()),
});

export const PROFILE_TEXTS = keysOf(profileTexts);
export const MEASUREMENTS = namesOf(bodyMeasurementsForm);

export type ProfileChanges = z.infer<typeof profileChangesForm>;
export type ProfileText = (typeof PROFILE_TEXTS)[number];
export type MeasurementName = (typeof MEASUREMENTS)[number];
