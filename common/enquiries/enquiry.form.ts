import * as z from 'zod/mini';
import { EMAIL_LENGTH_MAX } from '../auth/limits';
import { isEmailAddress, normaliseEmail } from '../auth/fields';
import { line, refine, requiredText, textUpTo } from '../forms/fields';
import { NAME_LENGTH_MAX } from '../accounts/limits';
import { toE164 } from '../accounts/phone';
import { messages } from '../messages';
import { ENQUIRY_MESSAGE_LENGTH_MAX, ENQUIRY_NOTE_LENGTH_MAX } from './limits';
import { enquiryMessages } from './messages';

/** A phone number in E.164, or an e-mail address in its stored spelling. */
const contact = z.string({ error: enquiryMessages.contactRequired }).check(
  z.overwrite((text) => toE164(text) ?? normaliseEmail(text)),
  z.minLength(1, { error: enquiryMessages.contactRequired, abort: true }),
  z.maxLength(EMAIL_LENGTH_MAX, { error: messages.textTooLong(EMAIL_LENGTH_MAX), abort: true }),
  refine<string>((text) => toE164(text) !== null || isEmailAddress(text), {
    reason: 'INVALID_FORMAT',
    error: enquiryMessages.contactInvalid,
  }),
);

/** A question to the studio, which anybody may ask. */
export const enquiryForm = z.object({
  name: line(NAME_LENGTH_MAX, enquiryMessages.nameRequired),
  contact,
  message: requiredText(ENQUIRY_MESSAGE_LENGTH_MAX, enquiryMessages.messageRequired),
  hasConsented: z.boolean({ error: enquiryMessages.consentRequired }).check(
    refine<boolean>((hasConsented) => hasConsented, {
      reason: 'REQUIRED',
      error: enquiryMessages.consentRequired,
    }),
  ),
  /** Invisible to people. What a program has filled in is not kept. */
  website: z.optional(z.string()),
});

export type EnquiryValues = z.infer<typeof enquiryForm>;

/** The note of staff when they have answered a question. */
export const enquiryAnswerForm = z.object({ note: textUpTo(ENQUIRY_NOTE_LENGTH_MAX) });
