import { useSyncExternalStore } from 'react';

/** The token of the link in a mail, which browsers do not send; null while the page is hydrated. */
export const useLinkToken = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => null,
  );

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
