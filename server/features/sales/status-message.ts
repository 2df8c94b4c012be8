import { onlineMessages } from '#common/orders/online-payments';
import type { Order } from '../orders/order.entity';

/** The message about the status of an order that is paid online. */
export function statusMessage({ status }: Pick<Order, 'status'>): string {
  if (status === 'paid') return onlineMessages.paid;
  return status === 'placed' ? onlineMessages.paymentPending : onlineMessages.paymentReturned;
}
