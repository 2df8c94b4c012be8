import * as z from 'zod/mini';
import { membershipDecisionForm } from '#common/memberships/membership.form';
import { orderMessages } from '#common/orders/messages';
import type { DeskMethod } from '../../../graphql/types.generated';
import { ordersContent } from '../orders/orders.content';
import { DESK_METHOD_NAMES } from '../orders/dialogs/payment-method-field';

/** Value of the method of payment for a plan that the studio gives. */
export const WITHOUT_PAYMENT = 'none';

const METHODS = [...DESK_METHOD_NAMES, WITHOUT_PAYMENT] as const;

export interface Renewal {
  offerId: string;
  method: DeskMethod | typeof WITHOUT_PAYMENT;
  reason: string;
}

/** A renewal as the front desk enters it; a plan that is not paid for needs a reason. */
export const renewalForm = z
  .object({
    offerId: z.string().check(z.minLength(1, { error: orderMessages.planRequired })),
    method: z.pipe(z.string(), z.enum(METHODS, { error: ordersContent.confirm.methodMissing })),
    reason: z.string(),
  })
  .check((context) => {
    const { method, reason } = context.value;
    if (method !== WITHOUT_PAYMENT) return;
    const { error } = membershipDecisionForm.safeParse({ reason });
    for (const { message } of error?.issues ?? [])
      context.issues.push({ code: 'custom', path: ['reason'], message, input: reason });
  });
