import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { HydratedContext } from '../lib/use-is-hydrated';

/** Key in the data set of the document, and the event of the document that says so. */
export const HYDRATED = 'hydrated';

/**
 * Around everything: tells the document when React answers to presses. Parts of the page may still wait for their
 * hydration then; React hydrates a part at once when it is pressed.
 */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    // In a task of its own: while effects run, React would not hydrate what is pressed.
    setTimeout(() => {
      document.documentElement.dataset[HYDRATED] = '';
      document.dispatchEvent(new Event(HYDRATED));
    });
    // What only the browser knows is drawn in short pieces, unlike the changes of a store.
    startTransition(() => setIsHydrated(true));
  }, []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}
