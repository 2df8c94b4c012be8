import * as z from 'zod/mini';
import { line, refine, textUpTo } from '../forms/fields';
import { keysOf } from '../keys-of';
import { PROFILE_TEXT_LENGTH_MAX } from './limits';
import { profileMessages } from './messages';
import { toE164 } from './phone';

const TYPED_LENGTH_MAX = 40;

/** A phone number, in E.164 format. */
export const phoneNumber = (required: string) =>
  line(TYPED_LENGTH_MAX, required).check(
    refine<string>((value) => toE164(value) !== null, {
      reason: 'INVALID_FORMAT',
      error: profileMessages.contactInvalid,
    }),
    z.overwrite((value) => toE164(value) ?? value),
  );

/** A phone number, or an empty text for none. */
export const optionalPhoneNumber = z.string().check(
  z.maxLength(TYPED_LENGTH_MAX, { error: profileMessages.contactInvalid, abort: true }),
  z.overwrite((value) => toE164(value) ?? value.trim()),
  refine<string>((value) => value === '' || toE164(value) !== null, {
    reason: 'INVALID_FORMAT',
    error: profileMessages.contactInvalid,
  }),
);

/** Multi-line text that may be empty. */
export const text = textUpTo(PROFILE_TEXT_LENGTH_MAX);

/** Optional texts. Each is a column of the account and a field of the API, with the same name. */
export const profileTexts = { fitnessGoals: z.nullish(text), workoutPreferences: z.nullish(text) };

export const PROFILE_TEXTS = keysOf(profileTexts);

export type ProfileText = (typeof PROFILE_TEXTS)[number];
