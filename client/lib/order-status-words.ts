import type { OrderStatus } from '#common/orders';

/** What a status of an order is called, by members and at the desk alike. */
export const orderStatusWords: Record<OrderStatus, string> = {
  placed: 'Waiting',
  paid: 'Paid',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
};
