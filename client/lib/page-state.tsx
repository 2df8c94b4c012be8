import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** What the server sends to the browser about the rendered page, so that hydration renders the same page. */
export interface PageState {
  /** Origin of the product, for canonical addresses. */
  publicUrl: string;
  /** Moment of rendering, in milliseconds since the epoch. */
  renderedAt: number;
  /** The page's entry script. */
  entryScript: string;
  /** The server could not load the page's data and rendered its error state. */
  isDataMissing: boolean;
  /** Normalised query results that the page was rendered with. */
  data: Record<string, unknown>;
  /** Answers to the page's own queries (page-data.ts), by `answerKey`; null for a query that failed. */
  pageData: Record<string, unknown>;
}

/** Id of the element that carries the state as JSON. */
export const PAGE_STATE_ID = 'page-state';

const PageStateContext = createContext<PageState | null>(null);

const NO_DATA: PageState['pageData'] = {};

/** Must be inside the router, because the data that the server could or could not load is only for the first page. */
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

/** False from the first navigation on, even after going back. */
function useIsFirstPage(): boolean {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && key !== firstKey) setIsFirst(false);
  return isFirst && key === firstKey;
}
