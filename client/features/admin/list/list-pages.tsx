import { focusHeading } from '../../../lib/focus-heading';
import { Link } from '../../../navigation/navigation';
import type { ListAddress } from './list-address';
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
}

/** Links to the pages before and after this one; nothing if there is only one page. */
export function ListPages({ address, pageInfo }: ListPagesProps) {
  const { hasPreviousPage, hasNextPage, startCursor, endCursor } = pageInfo;
  if (!hasPreviousPage && !hasNextPage) return null;
  return (
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
  );
}

/** The page is read from its top, and the followed link may not be on it. */
function goToTop() {
  window.scrollTo(0, 0);
  focusHeading(document.querySelector('h1'));
}
