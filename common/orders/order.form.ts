import * as z from 'zod/mini';
import { REASON_LENGTH_MAX } from '../limits';
import { messages } from '../messages';
import { PAYMENT_REFERENCE_LENGTH_MAX } from './limits';
import { orderMessages } from './messages';
import { amountOf } from '../forms/amount';
import { line, requestKey } from '../forms/fields';

/** An order. The server determines the price; the expected total is what the member was shown. */
export const orderForm = z.object({
  offerId: z
    .string({ error: orderMessages.planRequired })
    .check(
      z.minLength(1, { error: orderMessages.planRequired }),
      z.maxLength(64, { error: orderMessages.planNotSold }),
    ),
  expectedTotal: amountOf(orderMessages.totalRequired),
  /** Idempotency key, generated once per selection, so that submitting twice places one order. */
  requestKey,
});

/** A discount of the front desk on the total of a plan. */
export const discountForm = z.object({
  amount: amountOf(orderMessages.amountWrong),
  reason: line(REASON_LENGTH_MAX, messages.reasonRequired),
});

/** The payment at a sale; the days and amounts of the rest have rules of their own. */
export const partPaymentForm = z.object({
  amount: amountOf(orderMessages.amountWrong),
  instalments: z.array(z.object({ dueOn: z.string(), amount: amountOf(orderMessages.amountWrong) })),
});

/** The reference of a payment at the front desk, by which it is found at the bank; its method has rules of its own. */
export const paymentReferenceForm = z.object({
  reference: z.nullish(line(PAYMENT_REFERENCE_LENGTH_MAX, orderMessages.referenceMissing)),
});

/** A later payment of what is due; the key is generated once per payment, so that it is recorded once. */
export const dueForm = z.extend(paymentReferenceForm, {
  amount: amountOf(orderMessages.amountWrong),
  requestKey,
});

/** Reason for a decision of an admin, such as rejecting an order or hiding a review; the member sees it. */
export const reasonForm = z.object({ reason: line(REASON_LENGTH_MAX, messages.reasonRequired) });

/** A refund; without an amount, all that is left of the payment. */
export const refundForm = z.object({
  reason: line(REASON_LENGTH_MAX, messages.reasonRequired),
  amount: z.nullish(amountOf(orderMessages.amountWrong)),
  requestKey: z.nullish(requestKey),
});

/** How the studio itself returned the money of a refund that had failed; the member sees it. */
export const manualRefundForm = z.object({ method: line(REASON_LENGTH_MAX, messages.reasonRequired) });

export type OrderValues = z.infer<typeof orderForm>;
