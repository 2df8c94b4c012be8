import { useSyncExternalStore, type ReactNode } from 'react';
import { studio } from '#common/studio';

/** A page that the server does not draw: a shell that search engines leave alone, and the page once hydrated. */
export function ClientOnly({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (isHydrated) return children;
  return (
    <>
      <title>{studio.name}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
