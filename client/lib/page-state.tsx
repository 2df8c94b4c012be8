import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** What the server tells the browser about the page that it rendered, so that both draw the same one. */
export interface PageState {
  /** Origin of the product, for canonical addresses. */
  publicUrl: string;
  /** Moment of rendering, in milliseconds since the epoch. */
  renderedAt: number;
  /** The script that the page begins with. */
  entryScript: string;
  /** The server could not load the page's data, and drew its error state. */
  isDataMissing: boolean;
  /** Normalised query results that the page was drawn with. */
  data: Record<string, unknown>;
  /** Answer to the page's own query (page-data.ts) by the query's name; null where there is none. */
  pageData: Record<string, unknown>;
}

/** Id of the element that carries the state as JSON. */
export const PAGE_STATE_ID = 'page-state';

const PageStateContext = createContext<PageState | null>(null);

const NO_DATA: PageState['pageData'] = {};

/** Stands inside the router: what the server could and could not load is told of the first page only. */
export function PageStateProvider({ value, children }: { value: PageState; children: ReactNode }) {
  const isFirst = useIsFirstPage();
  const isDataMissing = isFirst && value.isDataMissing;
  const pageData = isFirst ? value.pageData : NO_DATA;
  const state = useMemo(() => ({ ...value, isDataMissing, pageData }), [value, isDataMissing, pageData]);
  return <PageStateContext value={state}>{children}</PageStateContext>;
}

export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error('A page is drawn inside a PageStateProvider.');
  return state;
}

/** False from the first navigation on, also for who comes back. */
function useIsFirstPage(): boolean {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && key !== firstKey) setIsFirst(false);
  return isFirst && key === firstKey;
}
