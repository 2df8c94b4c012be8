import type { ReactNode } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { adminContent } from '../admin.content';
import { ListEmpty } from './list-empty';
import { ListPages } from './list-pages';
import type { ListTab } from './use-list-tab';

interface ListBodyProps<Data, Row> {
  list: ListTab<Data, Row>;
  loading: ReactNode;
  /** What is said if the list has no rows at all, and what to expect; undefined if it is shown only with rows. */
  empty?: { title: string; hint?: string };
  /** What is said if no row matches the search and the filters. */
  noMatches?: string;
  children: (rows: Row[], data: Data) => ReactNode;
}

/** The rows of a list with the links to other pages, or why there are none. */
export function ListBody<Data, Row>({ list, loading, empty, noMatches, children }: ListBodyProps<Data, Row>) {
  const { address, query, page, rowCounts, isFiltered, clear } = list;
  return (
    <QueryBoundary query={query} loading={loading} failed={adminContent.loadFailed}>
      {(data) => {
        const { rows, pageInfo } = page!;
        if (empty && rows.length === 0 && !pageInfo.hasNextPage)
          return isFiltered ? (
            <ListEmpty title={noMatches ?? empty.title} onClear={clear} />
          ) : (
            <ListEmpty {...empty} />
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
