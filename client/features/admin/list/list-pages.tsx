import { focusHeading } from '../../../lib/focus-heading';
import { Link } from '../../../navigation/navigation';
import { ROW_COUNTS, type ListAddress, type RowCount } from './list-address';
import { listContent } from './list.content';
import classes from './list-pages.module.css';

interface ListPagesProps {
  address: ListAddress;
  pageInfo: {
    hasPreviousPage: boolean;
    hasNextPage: boolean;
    startCursor?: string | null;
    endCursor?: string | null;
  };
  /** How many rows a page can have. */
  counts?: readonly RowCount[] | undefined;
}

/** The number of rows on a page, and links to the pages before and after this one; nothing if there is only one page. */
export function ListPages({ address, pageInfo, counts = ROW_COUNTS }: ListPagesProps) {
  const { hasPreviousPage, hasNextPage, startCursor, endCursor } = pageInfo;
  const count = address.rowCount(counts);
  const hasPages = hasPreviousPage || hasNextPage;
  if (!hasPages && count === ROW_COUNTS[0]) return null;
  return (
    <div className={classes.foot}>
      <label className={classes.rows}>
        <span>{listContent.rows}</span>
        <select
          value={count}
          onChange={({ currentTarget }) => address.changeRowCount(Number(currentTarget.value))}
        >
          {counts.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      {hasPages && (
        <nav className={classes.pages} aria-label={listContent.pages}>
          {hasPreviousPage && startCursor && (
            <Link to={{ search: address.searchBefore(startCursor) }} rel="prev" onClick={goToTop}>
              {listContent.previous}
            </Link>
          )}
          {hasNextPage && endCursor && (
            <Link to={{ search: address.searchAfter(endCursor) }} rel="next" onClick={goToTop}>
              {listContent.next}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

/** The page is read from its top, and the followed link may not be on it. */
function goToTop() {
  window.scrollTo(0, 0);
  focusHeading(document.querySelector('h1'));
}
