import * as z from 'zod/mini';
import { REASON_LENGTH_MAX } from '../limits';
import { messages } from '../messages';
import { line } from './fields';

const REQUEST_KEY = /^[\w-]{10,64}$/;

/** An order. The price is the server's; the total is only what the member was shown, and must be today's. */
export const orderForm = z.object({
  offerId: z
    .string({ error: messages.planRequired })
    .check(
      z.minLength(1, { error: messages.planRequired }),
      z.maxLength(64, { error: messages.planNotSold }),
    ),
  totalPaise: z.int({ error: messages.totalRequired }).check(z.positive({ error: messages.totalRequired })),
  /** Made once for a choice, so that asking twice orders once. */
  requestKey: z
    .string({ error: messages.requestKeyInvalid })
    .check(z.regex(REQUEST_KEY, { error: messages.requestKeyInvalid })),
});

/** Why an order is refused or given back; the member reads it. */
export const reasonForm = z.object({ reason: line(REASON_LENGTH_MAX, messages.reasonRequired) });

export type OrderValues = z.infer<typeof orderForm>;
