import * as z from 'zod/mini';
import { cleanText } from '../clean-text';
import { dayOfText } from '../calendar';
import { hasNone, refine } from '../forms/fields';
import { messages } from '../messages';
import { settingsMessages } from './messages';

/** One line of text, or an empty text for none. */
export const optionalLine = (lengthMax: number) =>
  z.string().check(
    z.overwrite((value) => cleanText(value).replace(/ {2,}/g, ' ')),
    z.maxLength(lengthMax, { error: messages.textTooLong(lengthMax) }),
    hasNone(/\p{Cc}/u),
  );

/** A whole number within a range. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) => {
  const error = messages.wholeNumber(min, max);
  return z.int32({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
};

/** A calendar day, ISO 8601. */
export const date = z.string({ error: settingsMessages.dateInvalid }).check(
  refine<string>((value) => dayOfText(value) !== null, {
    reason: 'INVALID_FORMAT',
    error: settingsMessages.dateInvalid,
  }),
);
