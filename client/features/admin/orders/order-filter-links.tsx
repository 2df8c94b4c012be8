import { enumName } from '#common/enum-names';
import { orderStatusLabels } from '../../../lib/order-labels';
import { ordersContent } from './orders.content';
import type { ListAddress } from '../list/list-address';
import { StatusLinks } from '../list/status-links';
import { ORDER_FILTERS, type OrderFilter } from './order-filter';

interface OrderFilterLinksProps {
  chosen: OrderFilter;
  address: ListAddress;
}

/** The lists of orders. */
export const OrderFilterLinks = (props: OrderFilterLinksProps) => (
  <StatusLinks label={ordersContent.filter} statuses={ORDER_FILTERS} labelOf={labelOf} {...props} />
);

function labelOf(filter: OrderFilter): string {
  if (filter === 'all') return ordersContent.all;
  return filter === 'refund-open' ? ordersContent.refundOpen : orderStatusLabels[enumName(filter)];
}
