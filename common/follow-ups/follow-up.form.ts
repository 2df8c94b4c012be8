import * as z from 'zod/mini';
import { requestKey, textUpTo } from '../forms/fields';
import { CONTACT_NOTE_LENGTH_MAX, SNOOZE_DAYS } from './limits';
import { followUpMessages } from './messages';

/** A conversation with a member. */
export const contactForm = z.object({
  note: textUpTo(CONTACT_NOTE_LENGTH_MAX),
  requestKey,
});

/** For how long a member is left out of the list of members at risk. */
export const snoozeForm = z.object({
  days: z.literal(SNOOZE_DAYS, { error: followUpMessages.daysInvalid }),
});
