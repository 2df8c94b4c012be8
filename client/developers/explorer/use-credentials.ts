import { useState, useSyncExternalStore } from 'react';
import { currentToken, onSessionChange } from '../../lib/session';
import { freshToken } from '../../lib/session-renewal';

export type SenderKind = 'none' | 'key' | 'session';

export interface Credentials {
  kind: SenderKind;
  setKind: (kind: SenderKind) => void;
  /** The key or token that was typed: in memory only, so that nothing of it stays in the browser. */
  key: string;
  setKey: (key: string) => void;
  isSignedIn: boolean;
  /** The token to send now; null as a guest. Throws if the log-in has ended. */
  token: () => Promise<string | null>;
}

/** The key or log-in with which operations are sent. */
export function useCredentials(loggedOut: string): Credentials {
  const isSignedIn = useSyncExternalStore(onSessionChange, () => currentToken() !== null);
  const [kind, setKind] = useState<SenderKind>(isSignedIn ? 'session' : 'none');
  const [key, setKey] = useState('');
  const token = async () => {
    if (kind === 'key') return key.trim() === '' ? null : key.trim();
    if (kind === 'none') return null;
    const fresh = await freshToken();
    if (fresh === null) throw new Error(loggedOut);
    return fresh;
  };
  return { kind, setKind, key, setKey, isSignedIn, token };
}
