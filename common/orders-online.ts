import * as z from 'zod/mini';

/** What is said of a payment that is made on a page, beside what `messages` says of orders. */
export const onlineMessages = {
  paid: 'Your payment has arrived, and your membership is active.',
  onItsWay: 'Your payment is on its way. It shows here once your bank has confirmed it: do not pay again.',
  goesBack:
    'This order no longer waited for your payment. If money has left your account, it goes back to you.',
  unsigned: 'This is not the answer of the payment service. Nothing was changed.',
  notPaidOnline: 'This order is paid at the front desk.',
  gatewayAway:
    'The payment service does not answer. Your order waits: try again shortly, or pay at the desk.',
} as const;

const unsigned = { error: onlineMessages.unsigned };

/** What the form of a gateway gives to the page once it was paid. */
export const signedPaymentForm = z.object({
  orderId: z.string(unsigned).check(z.maxLength(64, unsigned)),
  gatewayPaymentId: z.string(unsigned).check(z.regex(/^\w{1,64}$/, unsigned)),
  signature: z.string(unsigned).check(z.regex(/^[0-9a-f]{64}$/, unsigned)),
});

export type SignedPaymentValues = z.infer<typeof signedPaymentForm>;
