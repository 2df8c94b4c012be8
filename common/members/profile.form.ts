import * as z from 'zod/mini';
import { NAME_LENGTH_MAX, USER_NAME_LENGTH_MAX, USER_NAME_LENGTH_MIN } from '../accounts/limits';
import { profileMessages } from '../accounts/messages';
import { phoneNumber, profileTexts } from '../accounts/profile-fields';
import { cleanCode } from '../clean-text';
import { line, refine } from '../forms/fields';
import { bodyMeasurementsForm } from '../measurements/measurements.form';

/** Starts with a letter and has no @, so that it cannot be mistaken for a phone number or an e-mail address. */
const USER_NAME = new RegExp(`^(?=.{${USER_NAME_LENGTH_MIN},${USER_NAME_LENGTH_MAX}}$)[a-z][a-z0-9._]*$`);

const name = line(NAME_LENGTH_MAX, profileMessages.nameRequired);

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
  /** Current password; needed to change what an admin or owner logs in with. */
  password: z.nullish(z.string()),
  expectedVersion: z.nullish(z.int32()),
});

export type ProfileChanges = z.infer<typeof profileChangesForm>;
