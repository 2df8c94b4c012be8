import { useSyncExternalStore } from 'react';
import { readStored } from './storage';

const TOKEN_KEY = 'userToken';

export type Session = 'unknown' | 'signed-out' | 'signed-in';

/** Whether a token is stored; "unknown" on the server and during hydration, since only the browser can tell. */
export function useSession(): Session {
  return useSyncExternalStore(onStorageChange, readSession, () => 'unknown' as const);
}

function readSession(): Session {
  return readStored('localStorage', TOKEN_KEY) === null ? 'signed-out' : 'signed-in';
}

function onStorageChange(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}
