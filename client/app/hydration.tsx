import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { HydratedContext } from '../lib/use-is-hydrated';

/** Data attribute of the document element, and event of the document, that mark the end of hydration. */
export const HYDRATED = 'hydrated';

/** Wraps the whole app: what only the browser knows is rendered after the server's page has been hydrated. */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false);
  // A transition renders in short slices, unlike the update of a store.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** Rendered beside the page's content, which React hydrates last: marks the document as handled by React. */
export function HydrationEnd() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (HYDRATED in dataset) return;
    // In a task of its own: while effects run, React would not hydrate the target of a repeated click.
    setTimeout(() => {
      dataset[HYDRATED] = '';
      document.dispatchEvent(new Event(HYDRATED));
    });
  }, []);
  return null;
}
