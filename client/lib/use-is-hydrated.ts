import { useSyncExternalStore } from 'react';

/** False on the server and while hydrating: from then on the page may show what only the browser knows. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
