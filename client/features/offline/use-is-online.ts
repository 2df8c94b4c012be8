import { useSyncExternalStore } from 'react';

/** Whether the device has a connection; false until the page is hydrated. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => false,
  );

function onChange(notify: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, notify);
  return () => events.forEach((event) => window.removeEventListener(event, notify));
}
