import * as z from 'zod/mini';
import { journalReason, line, requestKey } from '../forms/fields';
import { REASON_LENGTH_MAX } from '../limits';
import { messages } from '../messages';
import { orderMessages } from '../orders/messages';
import { amountOf } from '../forms/amount';
import { discountForm, partPaymentForm, paymentReferenceForm } from '../orders/order.form';
import { ADDED_DAYS_MAX } from './limits';
import { membershipMessages } from './messages';

/** The first day of a membership; `startProblem` says which may be chosen. */
const startForm = z.object({
  startsOn: z.string({ error: membershipMessages.startDayRequired }),
  reason: z.nullish(line(REASON_LENGTH_MAX, messages.reasonRequired)),
});

/** A plan that is paid at the desk. The key is generated once per sale, so that it is sold once. */
export const deskSaleForm = z.extend(paymentReferenceForm, {
  expectedTotal: z.nullish(amountOf(orderMessages.totalRequired)),
  discount: z.nullish(discountForm),
  start: z.nullish(startForm),
  credit: z.nullish(amountOf(orderMessages.amountWrong)),
  partPayment: z.nullish(partPaymentForm),
  requestKey,
});

/** A decision of staff about a membership. */
export const membershipDecisionForm = z.object({ reason: journalReason });

/** A plan that staff give to a member. The key is generated once per grant, so that it is added once. */
export const grantForm = z.extend(membershipDecisionForm, {
  requestKey,
});

/** The new state of a membership. The key is generated once per request, so that it is added once. */
export const membershipSettingForm = z.extend(membershipDecisionForm, {
  requestKey: z.nullish(requestKey),
});

/** How many days staff add to a membership. */
export const addedDays = z
  .int({ error: membershipMessages.addedDaysInvalid })
  .check(
    z.gte(1, { error: membershipMessages.addedDaysInvalid }),
    z.lte(ADDED_DAYS_MAX, { error: membershipMessages.addedDaysInvalid }),
  );

/** Days that staff add to a membership. The key is generated once per request, so that they are added once. */
export const extensionForm = z.extend(grantForm, { days: addedDays });
