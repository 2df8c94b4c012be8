import * as z from 'zod/mini';
import { cleanCode, cleanText } from '../clean-text';
import type { FieldReason } from '../error-reasons';
import { REQUEST_KEY_LENGTH, REASON_LENGTH_MAX } from '../limits';
import { EMAIL_LENGTH_MAX, OTP_LENGTH, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../auth/limits';
import { PROFILE_TEXT_LENGTH_MAX } from '../accounts/limits';
import { authMessages } from '../auth/messages';
import { messages } from '../messages';

/** Control characters and the like, which nobody types on purpose; not line breaks, tabs and joiners. */
const CONTROL_CHARACTER = /[^\P{C}\n\r\t\u200c\u200d]/u;

const INVALID_CHARACTERS = { reason: 'INVALID_CHARACTERS', error: messages.controlCharacters } as const;

/** What browsers accept in a field for an e-mail address, and a domain with a dot. Letters beyond ASCII can be look-alikes. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

/** A rule of our own, with the reason for programs. */
export const refine = <Value>(
  isValid: (value: Value) => boolean,
  { reason, ...settings }: { reason: FieldReason; error: string; path?: string[]; abort?: boolean },
) => z.refine<Value>(isValid, { ...settings, params: { reason } });

const hasNone = (pattern: RegExp) => refine<string>((value) => !pattern.test(value), INVALID_CHARACTERS);

/** The stored spelling of an address. Lower-cases ASCII letters only, not look-alikes such as the Kelvin sign. */
export const normaliseEmail = (email: string): string =>
  cleanCode(email).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

export const isEmailAddress = (text: string): boolean => EMAIL.test(text);

/** An e-mail address, in its stored spelling. */
export const emailAddress = (invalid: string) =>
  z.string({ error: authMessages.emailRequired }).check(
    z.overwrite(normaliseEmail),
    // Not aborting here lets rules about the whole form run too, such as that both passwords match.
    z.minLength(1, { error: authMessages.emailRequired }),
    z.maxLength(EMAIL_LENGTH_MAX, { error: authMessages.emailTooLong, abort: true }),
    z.email({ pattern: EMAIL, error: invalid }),
  );

export const email = emailAddress(authMessages.emailInvalid);

/** An e-mail address, or an empty text for none. */
export const optionalEmail = z.string().check(
  z.overwrite(normaliseEmail),
  z.maxLength(EMAIL_LENGTH_MAX, { error: authMessages.emailTooLong, abort: true }),
  refine<string>((value) => value === '' || isEmailAddress(value), {
    reason: 'INVALID_FORMAT',
    error: authMessages.emailInvalid,
  }),
);

/** Number of Unicode code points, so that a character outside the basic plane counts as one. */
const lengthOf = (text: string) => [...text].length;

/** An existing password, which is only compared; it may be shorter than the minimum for new ones. */
export const givenPassword = z.string({ error: authMessages.passwordRequired }).check(
  z.minLength(1, { error: authMessages.passwordRequired, abort: true }),
  refine<string>((value) => lengthOf(value) <= PASSWORD_LENGTH_MAX, {
    reason: 'TOO_LONG',
    error: authMessages.passwordTooLong,
    // Rules about the whole form normalise passwords, which takes seconds with long runs of accents.
    abort: true,
  }),
);

/** A newly chosen password. */
export const newPassword = givenPassword.check(
  refine<string>((value) => lengthOf(value) >= PASSWORD_LENGTH_MIN, {
    reason: 'TOO_SHORT',
    error: authMessages.passwordTooShort,
  }),
);

/** For forms in which a password is entered twice. */
export const passwordsMatch = refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { reason: 'NOT_MATCHING', error: authMessages.passwordsDoNotMatch, path: ['confirmPassword'] },
);

/** A one-time password: spaces and dashes are removed. */
export const otp = z.string({ error: authMessages.otpIncomplete }).check(
  z.overwrite((value) => cleanCode(value).replace(/[\s-]/g, '')),
  z.regex(new RegExp(`^\\d{${OTP_LENGTH}}$`), { error: authMessages.otpIncomplete }),
);

const REQUEST_KEY = new RegExp(`^[\\w-]{${REQUEST_KEY_LENGTH.min},${REQUEST_KEY_LENGTH.max}}$`);

/** Idempotency key of a request, made by the client. */
export const requestKey = (invalid: string) =>
  z.string({ error: invalid }).check(z.regex(REQUEST_KEY, { error: invalid }));

/** One line of text; repeated spaces are collapsed. */
export const line = (lengthMax: number, required: string) =>
  z.string({ error: required }).check(
    z.overwrite((value) => cleanText(value).replace(/ {2,}/g, ' ')),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(lengthMax, { error: messages.textTooLong(lengthMax) }),
    hasNone(CONTROL_CHARACTER),
    hasNone(/[\n\r\t]/),
  );

/** Why staff do something, for the journal. */
export const journalReason = line(REASON_LENGTH_MAX, messages.journalReasonRequired);

/** Multi-line text that may be empty. */
export const textUpTo = (lengthMax: number) =>
  z
    .string()
    .check(
      z.overwrite(cleanText),
      z.maxLength(lengthMax, { error: messages.textTooLong(lengthMax) }),
      hasNone(CONTROL_CHARACTER),
    );

export const text = textUpTo(PROFILE_TEXT_LENGTH_MAX);

/** Multi-line text that must not be empty. */
export const requiredText = (lengthMax: number, required: string) =>
  z
    .string({ error: required })
    .check(
      z.overwrite(cleanText),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(lengthMax, { error: messages.textTooLong(lengthMax) }),
      hasNone(CONTROL_CHARACTER),
    );

/** An optional number within a range. */
export const measurement = ({ min, max }: { min: number; max: number }) => {
  const error = messages.numberOutOfRange(min, max);
  return z.nullish(z.number({ error }).check(z.gte(min, { error }), z.lte(max, { error })));
};

/** E-mail address, user name or phone number at the log-in. */
export const identifier = z
  .string({ error: authMessages.identifierRequired })
  .check(
    z.overwrite(cleanCode),
    z.minLength(1, { error: authMessages.identifierRequired, abort: true }),
    z.maxLength(EMAIL_LENGTH_MAX, { error: messages.textTooLong(EMAIL_LENGTH_MAX) }),
    hasNone(/\p{C}/u),
  );
