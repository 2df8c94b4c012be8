import { z } from 'zod';
import { studio } from '#common/studio';
import type { GatewayPayment, GatewayRefund } from '../orders/payment.service';

const id = z.string().regex(/^\w{1,64}$/);

/** A payment in Razorpay's words; what is not needed here is not read, least of all who paid and from which account. */
export const razorpayPayment = z.object({
  id,
  amount: z.int().positive(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: id.nullish(),
  method: z.string().nullish(),
  amount_refunded: z.int().nullish(),
});

export type RazorpayPayment = z.infer<typeof razorpayPayment>;

export const razorpayRefund = z.object({
  id,
  payment_id: id,
  amount: z.int().positive(),
  status: z.string().nullish(),
  receipt: z.string().nullish(),
});

type RazorpayRefund = z.infer<typeof razorpayRefund>;

export const razorpayOrder = z.object({ id, receipt: z.string().nullish() });

const METHOD_LENGTH_MAX = 20;

/** The payment in our words. Null for what must not count: another currency, whose amount means something else. */
export function gatewayPayment({ id: gatewayPaymentId, ...payment }: RazorpayPayment): GatewayPayment | null {
  const { amount: amountPaise, currency, status, method, amount_refunded } = payment;
  if (currency !== studio.currency) return null;
  const isRefunded = status === 'refunded';
  return {
    ...{ gatewayPaymentId, amountPaise, method: method?.slice(0, METHOD_LENGTH_MAX) ?? null },
    status: isRefunded ? 'captured' : status,
    returnedPaise: isRefunded ? amountPaise : (amount_refunded ?? 0),
  };
}

/** Anything that is not over is on its way. */
export const gatewayRefund = ({
  id: gatewayRefundId,
  amount,
  status,
  receipt,
}: RazorpayRefund): GatewayRefund => ({
  gatewayRefundId,
  amountPaise: amount,
  status: status === 'processed' ? 'done' : status === 'failed' ? 'failed' : 'pending',
  key: receipt ?? null,
});
