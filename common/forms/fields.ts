import * as z from 'zod/mini';
import { cleanText, normalised } from '../clean-text';
import type { FieldReason } from '../error-reasons';
import { REASON_LENGTH_MAX, REQUEST_KEY_LENGTH } from '../limits';
import { messages } from '../messages';

/** Control characters and the like, which nobody types on purpose; not line breaks, tabs and joiners. */
const CONTROL_CHARACTER = /[^\P{C}\n\r\t\u200c\u200d]/u;

const INVALID_CHARACTERS = { reason: 'INVALID_CHARACTERS', error: messages.controlCharacters } as const;

/** A rule of our own, with the reason for programs. */
export const refine = <Value>(
  isValid: (value: Value) => boolean,
  { reason, ...settings }: { reason: FieldReason; error: string; path?: string[]; abort?: boolean },
) => z.refine<Value>(isValid, { ...settings, params: { reason } });

/** Refuses texts that a pattern matches. */
export const hasNone = (pattern: RegExp) =>
  refine<string>((value) => !pattern.test(value), INVALID_CHARACTERS);

const REQUEST_KEY = new RegExp(`^[\\w-]{${REQUEST_KEY_LENGTH.min},${REQUEST_KEY_LENGTH.max}}$`);

/** Idempotency key of a request, made by the client. */
export const requestKey = z
  .string({ error: messages.requestKeyInvalid })
  .check(z.regex(REQUEST_KEY, { error: messages.requestKeyInvalid }));

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

/** A part of one line, with its spaces; what is too long is not read further. */
export const partOfLine = (lengthMax: number) =>
  z.string().check(
    z.maxLength(lengthMax, { error: messages.textTooLong(lengthMax), abort: true }),
    z.overwrite((value) => normalised(value, 'NFC')),
    hasNone(CONTROL_CHARACTER),
    hasNone(/[\n\r\t]/),
  );

/** Multi-line text that may be empty. */
export const textUpTo = (lengthMax: number) =>
  z
    .string()
    .check(
      z.overwrite(cleanText),
      z.maxLength(lengthMax, { error: messages.textTooLong(lengthMax) }),
      hasNone(CONTROL_CHARACTER),
    );

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
