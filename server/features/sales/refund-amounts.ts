import type { RefundStatus } from '#common/orders/status-transitions';
import type { Payment } from '../orders/payment.entity';
import type { Refund } from '../orders/refund.entity';

/** Statuses of refunds that have moved money or are about to. */
const MOVED: readonly RefundStatus[] = ['pending', 'done'];

export const returnedOf = (refunds: Refund[]): number =>
  refunds
    .filter(({ status }) => MOVED.includes(status))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);

export const remainingOf = ({ amountPaise }: Payment, refunds: Refund[]): number =>
  Math.max(0, amountPaise - returnedOf(refunds));
