import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { HydratedContext } from '../lib/use-is-hydrated';

/** Data attribute of the document element, and event of the document, that mark the end of hydration. */
export const HYDRATED = 'hydrated';

/** Wraps the whole app. Content that the server cannot render, such as the session's, is rendered after hydration. */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false);
  // React renders a transition in short slices, but the update of an external store in one long task.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** Marks the document as hydrated. Rendered beside the page's content, because React hydrates that part last. */
export function HydrationEnd() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (HYDRATED in dataset) return;
    // In a separate task: while effects run, React would not hydrate the target of a repeated click.
    setTimeout(() => {
      dataset[HYDRATED] = '';
      document.dispatchEvent(new Event(HYDRATED));
    });
  }, []);
  return null;
}
