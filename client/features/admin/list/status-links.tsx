import { Link } from '../../../navigation/navigation';
import type { ListAddress } from './list-address';
import classes from './status-links.module.css';

interface StatusLinksProps<Status extends string> {
  /** Name of the links, for screen readers. */
  label: string;
  statuses: readonly Status[];
  labelOf: (status: Status) => string;
  chosen: Status;
  address: Pick<ListAddress, 'searchFor'>;
}

/** The lists of rows by their status as links, so that each has its own URL; search and filters are kept. */
export const StatusLinks = <Status extends string>({
  label,
  statuses,
  labelOf,
  chosen,
  address,
}: StatusLinksProps<Status>) => (
  <nav className={classes.filter} aria-label={label}>
    <ul>
      {statuses.map((status) => (
        <li key={status}>
          <Link
            to={{ search: address.searchFor({ status }) }}
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
