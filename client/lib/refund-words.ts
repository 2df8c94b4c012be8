import type { RefundStatus } from '#common/orders/orders';

const STATES: Record<RefundStatus, string> = {
  requested: 'refund on its way',
  pending: 'refund on its way',
  done: 'refunded',
  failed: 'refund failed',
};

/** "₹1,200 refund on its way": the state of a refund, for members and at the desk alike. */
export const refundInWords = (amount: string, { status }: { status: RefundStatus }): string =>
  `${amount} ${STATES[status]}`;
