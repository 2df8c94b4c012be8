import * as z from 'zod/mini';
import { REASON_LENGTH_MAX } from '../limits';
import { messages } from '../messages';
import { orderMessages } from './messages';
import { line, requestKey } from '../forms/fields';

/** An order. The server determines the price; the total is what the member was shown, and must still be current. */
export const orderForm = z.object({
  offerId: z
    .string({ error: orderMessages.planRequired })
    .check(
      z.minLength(1, { error: orderMessages.planRequired }),
      z.maxLength(64, { error: orderMessages.planNotSold }),
    ),
  totalPaise: z
    .int({ error: orderMessages.totalRequired })
    .check(z.positive({ error: orderMessages.totalRequired })),
  /** Idempotency key, generated once per selection, so that submitting twice places one order. */
  requestKey: requestKey(orderMessages.requestKeyInvalid),
});

/** Reason for a decision of an admin, such as rejecting an order or hiding a review; the member sees it. */
export const reasonForm = z.object({ reason: line(REASON_LENGTH_MAX, messages.reasonRequired) });

export type OrderValues = z.infer<typeof orderForm>;
