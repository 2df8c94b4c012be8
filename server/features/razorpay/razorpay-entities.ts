import { z } from 'zod';
import { studio } from '#common/studio';
import type { GatewayPayment } from '../orders/payment.service';

const id = z.string().regex(/^\w{1,64}$/);

/** A payment in Razorpay's words; what is not needed here is not read, least of all who paid and from which account. */
export const razorpayPayment = z.object({
  id,
  amount: z.int().positive(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: id.nullish(),
  method: z.string().nullish(),
});

export type RazorpayPayment = z.infer<typeof razorpayPayment>;

export const razorpayRefund = z.object({ id, payment_id: id, status: z.string().nullish() });

export const razorpayOrder = z.object({ id, receipt: z.string().nullish() });

const METHOD_LENGTH_MAX = 20;

/**
 * The payment in our words. Null for what must not count: another currency, whose amount means something else, and money
 * that was given back at Razorpay before the product had heard of it.
 */
export function gatewayPayment({ id: gatewayPaymentId, ...payment }: RazorpayPayment): GatewayPayment | null {
  const { amount: amountPaise, currency, status, method } = payment;
  if (currency !== studio.currency || status === 'refunded') return null;
  return { gatewayPaymentId, amountPaise, status, method: method?.slice(0, METHOD_LENGTH_MAX) ?? null };
}
