import { enumName } from '#common/enum-names';
import { orderStatusLabels } from '../../lib/order-labels';
import { Link } from '../../navigation/navigation';
import { ordersContent } from './admin.content';
import type { ListAddress } from './list/list-address';
import { ORDER_FILTERS, type OrderFilter } from './order-filter';
import classes from './order-filter-links.module.css';

interface OrderFilterLinksProps {
  chosen: OrderFilter;
  address: ListAddress;
}

/** The lists of orders as links, so that each has its own URL; search and filters are kept. */
export const OrderFilterLinks = ({ chosen, address }: OrderFilterLinksProps) => (
  <nav className={classes.filter} aria-label={ordersContent.filter}>
    <ul>
      {ORDER_FILTERS.map((filter) => (
        <li key={filter}>
          <Link
            to={{ search: address.searchFor({ status: filter }) }}
            replace
            aria-current={filter === chosen ? 'true' : undefined}
          >
            {labelOf(filter)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

function labelOf(filter: OrderFilter): string {
  if (filter === 'all') return ordersContent.all;
  return filter === 'refund-open' ? ordersContent.refundOpen : orderStatusLabels[enumName(filter)];
}
