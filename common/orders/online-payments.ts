import * as z from 'zod/mini';

/** Messages about online payments, in addition to those about orders in `messages`. */
export const onlineMessages = {
  paid: 'Your payment has arrived, and your membership is active.',
  paymentPending:
    'Your payment is on its way. It will show here once your bank confirms it: please do not pay again.',
  paymentReturned:
    'This order is no longer waiting for payment. If money has left your account, we will return it.',
  signatureInvalid: 'This did not come from the payment service. Nothing was changed.',
  notPaidOnline: 'This order has to be paid at the front desk.',
  gatewayUnavailable:
    'The payment service is not responding. Your order is saved: try again shortly, or pay at the front desk.',
} as const;

const unsigned = { error: onlineMessages.signatureInvalid };

/** Result that the gateway's checkout form passes to the page after payment. */
export const signedPaymentForm = z.object({
  orderId: z.string(unsigned).check(z.maxLength(64, unsigned)),
  gatewayPaymentId: z.string(unsigned).check(z.regex(/^\w{1,64}$/, unsigned)),
  signature: z.string(unsigned).check(z.regex(/^[0-9a-f]{64}$/, unsigned)),
});

export type SignedPaymentValues = z.infer<typeof signedPaymentForm>;
