import { z } from 'zod';
import { studio } from '#common/studio';
import type { GatewayPayment, GatewayRefund } from '../sales/payment-gateway';

const id = z.string().regex(/^\w{1,64}$/);

/** A payment as Razorpay returns it. Fields that are not needed are dropped, above all those about the payer. */
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

/** Converts a payment. Null if it is in another currency, since its amount is not in paise and must not be booked. */
export function gatewayPayment({ id: gatewayPaymentId, ...payment }: RazorpayPayment): GatewayPayment | null {
  const { amount: amountPaise, currency, status, method, amount_refunded } = payment;
  if (currency !== studio.currency) return null;
  const isRefunded = status === 'refunded';
  return {
    gatewayPaymentId,
    amountPaise,
    method: method?.slice(0, METHOD_LENGTH_MAX) ?? null,
    // A refunded payment stays captured; `returnedPaise` says how much went back.
    status: isRefunded ? 'captured' : status,
    returnedPaise: isRefunded ? amountPaise : (amount_refunded ?? 0),
  };
}

/** Converts a refund. Any status other than processed or failed counts as pending. */
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
