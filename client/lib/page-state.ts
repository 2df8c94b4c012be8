import { createContext, useContext } from 'react';
import type { StudioFacts } from '#common/studio';

/** Sent by the server with the rendered page, so that hydration renders the same page. */
export interface PageState {
  /** Origin of the product, for canonical addresses. */
  publicUrl: string;
  /** The settings of the studio when the page was rendered. */
  studio: StudioFacts;
  /** Moment of rendering, in milliseconds since the epoch. */
  renderedAt: number;
  /** The page's entry script. */
  entryScript: string;
  /** Answers to the page's own queries (page-data.ts), by `answerKey`; null for a query that failed. */
  pageData: Record<string, unknown>;
}

/** Id of the element that contains the state as JSON. */
export const PAGE_STATE_ID = 'page-state';

/** Provided by app/page-state-provider.tsx. */
export const PageStateContext = createContext<PageState | null>(null);

export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error('There is no PageStateProvider.');
  return state;
}
