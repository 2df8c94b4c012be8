import * as z from 'zod/mini';
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
import { toE164 } from './phone';
import { line, measurement, refine, text } from '../forms/fields';
import { namesOf } from '../forms/form-fields';

/** Starts with a letter and has no @, so that it cannot be mistaken for a phone number or an e-mail address. */
const USER_NAME = new RegExp(`^(?=.{${USER_NAME_LENGTH_MIN},${USER_NAME_LENGTH_MAX}}$)[a-z][a-z0-9._]*$`);

const contact = line(40, profileMessages.contactRequired).check(
  refine<string>((value) => toE164(value) !== null, {
    reason: 'INVALID_FORMAT',
    error: profileMessages.contactInvalid,
  }),
  z.overwrite((value) => toE164(value) ?? value),
);

const userName = z.nullish(
  z.string().check(
    z.trim(),
    z.toLowerCase(),
    refine<string>((value) => value === '' || USER_NAME.test(value), {
      reason: 'INVALID_FORMAT',
      error: profileMessages.userNameInvalid,
    }),
  ),
);

/** Optional texts. Each is a column of the account and a field of the API, with the same name. */
const texts = { fitnessGoals: z.nullish(text), workoutPreferences: z.nullish(text) };

export const bodyMeasurementsForm = z.object({
  weight: measurement(WEIGHT_KG),
  height: measurement(HEIGHT_CM),
  bmi: measurement(BMI),
  muscleMass: measurement(MUSCLE_MASS_KG),
});

/** The profile: name and contact are required. Absent fields keep their value; null clears them. */
export const profileForm = z.object({
  name: line(NAME_LENGTH_MAX, profileMessages.nameRequired),
  contact,
  userName,
  ...texts,
  bodyMeasurements: z.nullish(bodyMeasurementsForm),
});

export const PROFILE_TEXTS = keysOf(texts);
export const MEASUREMENTS = namesOf(bodyMeasurementsForm);

export type ProfileValues = z.infer<typeof profileForm>;
export type ProfileText = (typeof PROFILE_TEXTS)[number];
export type MeasurementName = (typeof MEASUREMENTS)[number];
