import { enumName } from '#common/enum-names';
import { orderStatusLabels } from '../../lib/order-labels';
import { Link } from '../../navigation/navigation';
import { ordersContent } from './admin.content';
import { ORDER_FILTERS, searchFor, type OrderFilter } from './order-filter';
import classes from './order-filter-links.module.css';

interface OrderFilterLinksProps {
  chosen: OrderFilter;
  /** The other search parameters, which the links keep. */
  kept: Record<string, string>;
}

/** The filters of the order list as links, so that each has its own URL. */
export const OrderFilterLinks = ({ chosen, kept }: OrderFilterLinksProps) => (
  <nav className={classes.filter} aria-label={ordersContent.filter}>
    <ul>
      {ORDER_FILTERS.map((filter) => (
        <li key={filter}>
          <Link
            to={{ search: searchFor(filter, kept) }}
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
