import * as z from 'zod/mini';
import { journalReason, requestKey } from '../forms/fields';
import { orderMessages } from '../orders/messages';
import { discountForm, partPaymentForm, paymentReferenceForm } from '../orders/order.form';
import { membershipMessages } from './messages';

/** A renewal that is paid at the desk. The key is generated once per renewal, so that it is sold once. */
export const renewalForm = z.extend(paymentReferenceForm, {
  discount: z.nullish(discountForm),
  partPayment: z.nullish(partPaymentForm),
  requestKey: requestKey(orderMessages.requestKeyInvalid),
});

/** A decision of staff about a membership. */
export const membershipDecisionForm = z.object({ reason: journalReason });

/** A plan that staff give to a member. The key is generated once per grant, so that it is added once. */
export const grantForm = z.extend(membershipDecisionForm, {
  requestKey: requestKey(membershipMessages.requestKeyInvalid),
});

/** What a membership is to become. The key is generated once per request, so that it is added once. */
export const membershipSettingForm = z.extend(membershipDecisionForm, {
  requestKey: z.nullish(requestKey(membershipMessages.requestKeyInvalid)),
});
