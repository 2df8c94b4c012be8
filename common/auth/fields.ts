import * as z from 'zod/mini';
import { cleanCode } from '../clean-text';
import { hasNone, refine } from '../forms/fields';
import { messages } from '../messages';
import { EMAIL_LENGTH_MAX, OTP_LENGTH, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from './limits';
import { authMessages } from './messages';

/**
 * Accepts what browsers accept as an e-mail address, if its domain has a dot. Letters beyond ASCII can be look-alikes.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

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

/** E-mail address, user name or phone number at the log-in. */
export const identifier = z
  .string({ error: authMessages.identifierRequired })
  .check(
    z.overwrite(cleanCode),
    z.minLength(1, { error: authMessages.identifierRequired, abort: true }),
    z.maxLength(EMAIL_LENGTH_MAX, { error: messages.textTooLong(EMAIL_LENGTH_MAX) }),
    hasNone(/\p{C}/u),
  );
