import { orderStatusLabels } from '../../lib/order-labels';
import { Link } from '../../navigation/navigation';
import { ordersContent } from './admin.content';
import { searchFor, STATUS_CHOICES, type StatusChoice } from './chosen-status';
import classes from './status-filter.module.css';

/** Status filter of the order list, as links so that each choice has its own URL. */
export const StatusFilter = ({ chosen }: { chosen: StatusChoice }) => (
  <nav className={classes.filter} aria-label={ordersContent.filter}>
    <ul>
      {STATUS_CHOICES.map((status) => (
        <li key={status}>
          <Link
            to={{ search: searchFor(status) }}
            replace
            aria-current={status === chosen ? 'true' : undefined}
          >
            {labelOf(status)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

function labelOf(choice: StatusChoice): string {
  if (choice === 'all') return ordersContent.all;
  return choice === 'refund-open' ? ordersContent.refundOpen : orderStatusLabels[choice];
}
