import { createContext, useContext } from 'react';

/** What the server tells the browser about the page that it rendered, so that both draw the same one. */
export interface PageState {
  /** Origin of the product, for canonical addresses. */
  publicUrl: string;
  /** Moment of rendering, in milliseconds since the epoch. */
  renderedAt: number;
  /** Files that the head links to. */
  assets: { script: string; styles: string[]; preloads: string[] };
  /** The server could not load the page's data, and drew its error state. */
  isDataMissing: boolean;
  /** Normalised query results that the page was drawn with. */
  data: Record<string, unknown>;
}

/** Id of the element that carries the state as JSON. */
export const PAGE_STATE_ID = 'page-state';

const PageStateContext = createContext<PageState | null>(null);
export const PageStateProvider = PageStateContext.Provider;

export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error('A page is drawn inside a PageStateProvider.');
  return state;
}
