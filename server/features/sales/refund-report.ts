import { REFUND_TRANSITIONS } from '#common/orders/status-transitions';
import { canBecome } from '#common/transitions';
import type { GatewayRefund } from './payment-gateway';
import type { Refund } from '../orders/refund.entity';

/** Whether a report advances a refund. A late `pending` event does not change a refund that failed at the gateway. */
export function isProgress(refund: Refund, { status }: GatewayRefund): boolean {
  const isLate = status === 'pending' && refund.status === 'failed' && refund.gatewayRefundId !== null;
  return !isLate && canBecome(REFUND_TRANSITIONS, [refund.status, status]);
}

/** Finds a refund by its gateway id or, if the answer to our request was lost, by the key of that request. */
export const findReported = (
  refunds: Refund[],
  { gatewayRefundId, key }: GatewayRefund,
): Refund | undefined =>
  refunds.find((one) => one.gatewayRefundId === gatewayRefundId) ??
  refunds.find((one) => one.gatewayRefundId === null && one.status !== 'done' && one.key === key);
