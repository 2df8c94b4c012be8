import * as z from 'zod/mini';
import { parseNumber } from '#common/clean-text';
import { enumName } from '#common/enum-names';
import { orderMessages } from '#common/orders/messages';
import { reasonForm } from '#common/orders/order.form';
import { REFUND_METHODS } from '#common/orders/payments';
import type { Money, RefundMethod } from '../../../../graphql/types.generated';
import { formatMoney } from '../../../../lib/format-rupees';
import { deskRefundContent } from '../orders.content';

const PAISE = 100;

/** A refund at the front desk as it is sent. */
export interface DeskRefund {
  reason: string;
  method: RefundMethod;
  /** In paise. */
  amount: number;
}

export const REFUND_METHOD_NAMES = REFUND_METHODS.map((method) => enumName(method));

/** "1300", "61.90": what is left, as it is entered. */
export const enteredRupees = ({ minorUnits }: Money): string =>
  (minorUnits / PAISE).toFixed(minorUnits % PAISE === 0 ? 0 : 2);

/** Paise; NaN if it is not an amount in rupees. */
export function paiseOf(text: string): number {
  const rupees = parseNumber(text.replace(/[₹\s]/g, '')) ?? Number.NaN;
  const paise = Math.round(rupees * PAISE);
  return Math.abs(paise - rupees * PAISE) < 0.001 ? paise : Number.NaN;
}

const wrong = { error: orderMessages.refundAmountWrong };

/** A refund as the front desk enters it, of at most what is left of the payment. */
export const refundEntryForm = (left: Money) =>
  z.object({
    amount: z.pipe(
      z.pipe(z.string(), z.transform(paiseOf)),
      z
        .int(wrong)
        .check(
          z.positive(wrong),
          z.lte(left.minorUnits, { error: orderMessages.refundTooHigh(formatMoney(left)) }),
        ),
    ),
    method: z.pipe(z.string(), z.enum(REFUND_METHOD_NAMES, { error: deskRefundContent.methodMissing })),
    reason: reasonForm.shape.reason,
  });
