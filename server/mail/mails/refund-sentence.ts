import { formatPaise } from '#common/money';
import { refundMethodText, SLOW_REFUND_METHODS, type RefundMethod } from '#common/orders/payments';

interface Returned {
  plan: string;
  amountPaise: number;
  /** How the front desk paid the money back; null if it did not, or if this is not known. */
  method: RefundMethod | null;
  /** How the studio refunded it by hand after the gateway had failed; null if it did not. */
  byHand: string | null;
}

/** States how much was refunded for which plan, and how. */
export function refundSentence({ plan, amountPaise, method, byHand }: Returned): string {
  const amount = formatPaise(amountPaise);
  if (byHand !== null) return `We have refunded ${amount} for ${plan}. How: ${byHand}`;
  if (method !== null) {
    const wait = SLOW_REFUND_METHODS.includes(method) ? ' Your bank may take a few days.' : '';
    return `The front desk has refunded ${amount} for ${plan} ${refundMethodText[method]}.${wait}`;
  }
  return `We have refunded ${amount} for ${plan} the same way you paid. Your bank may take a few days.`;
}
