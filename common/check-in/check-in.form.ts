import * as z from 'zod/mini';
import { cleanCode } from '../clean-text';
import { journalReason, measurement, requestKey } from '../forms/fields';
import { messages } from '../messages';
import { CODE_LENGTH_MAX, SECONDS_AGO_MAX } from './limits';
import { checkInMessages } from './messages';

/** A code as it is compared: scanners add line breaks, and people write digits in groups. */
const code = z.string().check(
  z.maxLength(CODE_LENGTH_MAX, { error: messages.textTooLong(CODE_LENGTH_MAX), abort: true }),
  z.overwrite((value) => cleanCode(value).replace(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, { error: checkInMessages.codeRequired }),
);

const secondsAgo = measurement({ min: 0, max: SECONDS_AGO_MAX });

/** A check-in at a kiosk, where nobody is found by name. */
export const kioskCheckInForm = z.object({
  code,
  requestKey,
  secondsAgo,
});

/** A check-in by a code that the member shows, or by the id of a member whom staff have chosen. */
export const checkInForm = z.object({
  member: z.object({ code: z.optional(code), id: z.optional(z.string()) }),
  requestKey,
  secondsAgo,
  admissionReason: z.nullish(journalReason),
});
