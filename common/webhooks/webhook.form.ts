import * as z from 'zod/mini';
import { refine } from '../forms/fields';
import { WEBHOOK_EVENTS, type WebhookEvent } from './events';
import { WEBHOOK_URL_LENGTH_MAX } from './limits';
import { webhookMessages as messages } from './messages';

const isEvent = (name: string) => WEBHOOK_EVENTS.includes(name as WebhookEvent);

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return ['https:', 'http:'].includes(protocol) && username === '' && password === '';
}

/** A webhook. The server also refuses http, unless the studio's own network may be called. */
export const webhookForm = z.object({
  url: z
    .string({ error: messages.urlRequired })
    .check(
      z.trim(),
      z.minLength(1, { error: messages.urlRequired, abort: true }),
      z.maxLength(WEBHOOK_URL_LENGTH_MAX, { error: messages.urlTooLong, abort: true }),
      refine(isWebAddress, { reason: 'INVALID_FORMAT', error: messages.urlInvalid }),
    ),
  events: z.array(z.string()).check(
    refine((names) => names.length > 0, { reason: 'REQUIRED', error: messages.eventsRequired }),
    refine((names) => names.every(isEvent), { reason: 'INVALID', error: messages.eventUnknown }),
  ),
});

export type WebhookValues = z.infer<typeof webhookForm>;
