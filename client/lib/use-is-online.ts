import { useSyncExternalStore } from 'react';

/** Whether the device has a connection; `assumed` until the page is hydrated. */
export const useIsOnline = (assumed: boolean): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => assumed,
  );

function onChange(notify: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, notify);
  return () => events.forEach((event) => window.removeEventListener(event, notify));
}
