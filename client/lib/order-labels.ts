import type { OrderStatus, RefundStatus } from '#common/orders/status-transitions';

/** Labels of the statuses of an order, for members and at the desk alike. */
export const orderStatusLabels: Record<OrderStatus, string> = {
  placed: 'Waiting',
  paid: 'Paid',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
};

const REFUND_LABELS: Record<RefundStatus, string> = {
  requested: 'refund on its way',
  pending: 'refund on its way',
  done: 'refunded',
  failed: 'refund failed',
};

/** "₹1,200 refund on its way": the status of a refund with its amount. */
export const refundLabel = (amount: string, { status }: { status: RefundStatus }): string =>
  `${amount} ${REFUND_LABELS[status]}`;
