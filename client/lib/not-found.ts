import { createContext, useContext } from 'react';

/** While the server draws: a page that finds nothing to show says so here, and the answer becomes a 404. */
export const NotFoundSignal = createContext<{ isNotFound: boolean } | null>(null);

export function useNotFoundStatus(isNotFound: boolean): void {
  const signal = useContext(NotFoundSignal);
  if (signal && isNotFound) signal.isNotFound = true;
}
