import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { HYDRATED } from '../before-hydration/marks';
import { HydratedContext } from '../lib/use-is-hydrated';

/** Wraps the whole app. Content that the server cannot render, such as the session's, is rendered after hydration. */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false);
  // Not useSyncExternalStore: React renders a transition in short slices, but that update in one long task.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** Marks the document as hydrated. Rendered next to the page's content, which React hydrates last. */
export function HydrationEnd() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (HYDRATED in dataset) return;
    // Listeners repeat a click made before hydration. They run in a separate task, because while effects run React
    // would not hydrate the clicked element.
    setTimeout(() => {
      dataset[HYDRATED] = '';
      document.dispatchEvent(new Event(HYDRATED));
    });
  }, []);
  return null;
}
