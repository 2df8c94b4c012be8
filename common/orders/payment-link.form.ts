import * as z from 'zod/mini';
import { signedPaymentForm } from './online-payments';
import { discountForm, orderForm } from './order.form';

/** A plan that a member is to pay for by a link. */
export const paymentLinkForm = z.extend(z.pick(orderForm, { expectedTotal: true, requestKey: true }), {
  discount: z.nullish(discountForm),
});

/** Result that the gateway's checkout form passes to the page of a link. */
export const signedLinkForm = z.omit(signedPaymentForm, { orderId: true });
