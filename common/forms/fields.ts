import * as z from 'zod/mini';
import { toAsciiDigits } from '../digits';
import {
  EMAIL_LENGTH_MAX,
  OTP_LENGTH,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  PROFILE_TEXT_LENGTH_MAX,
} from '../limits';
import { messages } from '../messages';

/** Control characters, direction overrides and the like: nothing that a person types on purpose. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
/** The same without the line breaks of a text of several lines and the joiners of Indian scripts and emoji. */
const UNSEEN_IN_TEXT = /[^\P{C}\n\r\t\u200c\u200d]/u;

const hasNoUnseen = (pattern: RegExp) =>
  z.refine<string>((value) => !pattern.test(value), { error: messages.controlCharacters });

/** An address in the one spelling that it is stored and looked up in; a look-alike, such as the Kelvin sign, stays one. */
export const normaliseEmail = (email: string): string =>
  email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** An e-mail address, which becomes lower case without spaces around it. */
export const emailAddress = (invalid: string) =>
  z.string({ error: messages.emailRequired }).check(
    z.overwrite(normaliseEmail),
    // Does not abort, which would hold back rules about the whole form: two passwords that differ.
    z.minLength(1, { error: messages.emailRequired }),
    z.maxLength(EMAIL_LENGTH_MAX, { error: messages.emailTooLong, abort: true }),
    z.email({ error: invalid }),
  );

export const email = emailAddress(messages.emailInvalid);

/** Characters as people count them: a letter outside the basic plane is one. */
const lengthOf = (text: string) => [...text].length;

/** A password that is only compared, however short it once was allowed to be. */
export const givenPassword = z.string({ error: messages.passwordRequired }).check(
  z.minLength(1, { error: messages.passwordRequired, abort: true }),
  z.refine((value) => lengthOf(value) <= PASSWORD_LENGTH_MAX, { error: messages.passwordTooLong }),
);

/** A password that is being chosen. */
export const newPassword = givenPassword.check(
  z.refine((value) => lengthOf(value) >= PASSWORD_LENGTH_MIN, { error: messages.passwordTooShort }),
);

/** For a form in which a password is typed twice. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: messages.passwordsDoNotMatch, path: ['confirmPassword'] },
);

/** A one-time password: spaces and dashes go, digits of other scripts become our own. */
export const otp = z.string({ error: messages.otpIncomplete }).check(
  z.overwrite((value) => toAsciiDigits(value).replace(/[\s-]/g, '')),
  z.regex(new RegExp(`^\\d{${OTP_LENGTH}}$`), { error: messages.otpIncomplete }),
);

/** One line of text; spaces around it and doubled ones go. */
export const line = (lengthMax: number, required: string) =>
  z.string({ error: required }).check(
    z.overwrite((value) => value.trim().replace(/ {2,}/g, ' ')),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(lengthMax, { error: messages.textTooLong(lengthMax) }),
    hasNoUnseen(UNSEEN_IN_TEXT),
    z.refine((value) => !/[\n\r\t]/.test(value), { error: messages.controlCharacters }),
  );

/** A text of several lines that may stay empty. */
export const textUpTo = (lengthMax: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(lengthMax, { error: messages.textTooLong(lengthMax) }),
      hasNoUnseen(UNSEEN_IN_TEXT),
    );

export const text = textUpTo(PROFILE_TEXT_LENGTH_MAX);

/** A text of several lines that says something. */
export const requiredText = (lengthMax: number, required: string) =>
  z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(lengthMax, { error: messages.textTooLong(lengthMax) }),
      hasNoUnseen(UNSEEN_IN_TEXT),
    );

/** A measured number, or none. */
export const measurement = ({ min, max }: { min: number; max: number }) => {
  const error = messages.numberOutOfRange(min, max);
  return z.nullish(z.number({ error }).check(z.gte(min, { error }), z.lte(max, { error })));
};

/** What somebody types to say who they are at the log-in. */
export const identifier = z
  .string({ error: messages.identifierRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: messages.identifierRequired, abort: true }),
    z.maxLength(EMAIL_LENGTH_MAX, { error: messages.textTooLong(EMAIL_LENGTH_MAX) }),
    hasNoUnseen(UNSEEN),
  );
