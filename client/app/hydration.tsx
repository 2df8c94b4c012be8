import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { HydratedContext } from '../lib/use-is-hydrated';

/** Key in the data set of the document, and the event of the document that says so. */
export const HYDRATED = 'hydrated';

/** Around everything: what only the browser knows can be drawn once the server's page has been hydrated. */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false);
  // In short pieces, unlike the changes of a store.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** Beside the content of the page, which React hydrates last: tells the document that React handles its events. */
export function HydrationEnd() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (HYDRATED in dataset) return;
    // In a task of its own: while effects run, React would not hydrate what is pressed.
    setTimeout(() => {
      dataset[HYDRATED] = '';
      document.dispatchEvent(new Event(HYDRATED));
    });
  }, []);
  return null;
}
