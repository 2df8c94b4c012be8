import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { QueryBoundary } from '../../../components/query-boundary';
import { focusHeading } from '../../../lib/focus-heading';
import { Link } from '../../../navigation/navigation';
import { adminContent } from '../admin.content';
import { ROW_COUNTS, type ListAddress, type RowCount } from './list-address';
import classes from './list-body.module.css';
import { listContent } from './list.content';
import type { ListTab } from './use-list-tab';

interface ListBodyProps<Data, Row> {
  list: ListTab<Data, Row>;
  loading: ReactNode;
  /** Shown if the list has no rows at all; undefined if the list is shown only with rows. */
  empty?: { title: string; hint?: string };
  /** Shown if no row matches the search and the filters. */
  noMatches?: string;
  /** An action shown then, besides removing the filters. */
  remedy?: ReactNode;
  children: (rows: Row[], data: Data) => ReactNode;
}

/** The rows of a list with the links to other pages, or why there are none. */
export function ListBody<Data, Row>({
  list,
  loading,
  empty,
  noMatches,
  remedy,
  children,
}: ListBodyProps<Data, Row>) {
  const { address, query, page, rowCounts, isFiltered, clear } = list;
  return (
    <QueryBoundary query={query} loading={loading} failed={adminContent.loadFailed}>
      {(data) => {
        const { rows, pageInfo } = page!;
        if (empty && rows.length === 0 && !pageInfo.hasNextPage)
          return isFiltered ? (
            <ListEmpty title={noMatches ?? empty.title} onClear={clear} remedy={remedy} />
          ) : (
            <ListEmpty {...empty} remedy={remedy} />
          );
        return (
          <>
            {children(rows, data)}
            <ListPages address={address} pageInfo={pageInfo} counts={rowCounts} />
          </>
        );
      }}
    </QueryBoundary>
  );
}

interface ListEmptyProps {
  title: string;
  /** What to expect or do. */
  hint?: string;
  /** Removes all filters and the search; undefined if there are none. */
  onClear?: (() => void) | undefined;
  remedy: ReactNode;
}

/** Shown in place of a list without rows. */
const ListEmpty = ({ title, hint, onClear, remedy }: ListEmptyProps) => (
  <section className={classes.empty}>
    <h2>{title}</h2>
    {hint && <p>{hint}</p>}
    {onClear && <Button onClick={onClear}>{listContent.clearFilters}</Button>}
    {remedy}
  </section>
);

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
function ListPages({ address, pageInfo, counts = ROW_COUNTS }: ListPagesProps) {
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
