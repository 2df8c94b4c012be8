import type { OrderStatus } from '#common/orders/orders';

/** Labels of the statuses of an order, for members and at the desk alike. */
export const orderStatusWords: Record<OrderStatus, string> = {
  placed: 'Waiting',
  paid: 'Paid',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
};
