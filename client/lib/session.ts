import { useSyncExternalStore } from 'react';
import type { Role } from '#common/roles';
import { forget, readStored, store } from './storage';
import { readClaims, type TokenClaims } from './token-claims';
import { useIsHydrated } from './use-is-hydrated';

const TOKEN_KEY = 'userToken';

export type Session = 'unknown' | 'signed-out' | 'signed-in';

/** Who the token says is here: for what is shown, never for what is allowed. */
export interface Viewer {
  id: string;
  role: Role;
}

const listeners = new Set<() => void>();

/** Where the browser keeps nothing for us, the session lives as long as the document. */
let unkeptToken: string | null = null;
/** How much later this machine's clock stands than the server's; 0 until a token has come. */
let skewMs = 0;
/** The person has signed out here, which is not the same as a session that came to its end. */
let hasLeft = false;

/** The token to send; null also when what is stored is none of ours. */
export function currentToken(): string | null {
  const token = unkeptToken ?? readStored('localStorage', TOKEN_KEY);
  return claimsOf(token) && token;
}

/** Keeps the token of a log-in or a renewal: from now on the person is signed in, in every tab. */
export function storeToken(token: string): void {
  store('localStorage', TOKEN_KEY, token);
  unkeptToken = readStored('localStorage', TOKEN_KEY) === token ? null : token;
  const claims = claimsOf(token);
  if (claims) skewMs = Date.now() - claims.iat * 1000;
  hasLeft = false;
  notify();
}

/** Signs the person out, as they asked for; whoever stood on a member page goes to the home page. */
export function clearToken(): void {
  removeToken();
  hasLeft = true;
  notify();
}

/** The session has ended on the server; whoever stood on a member page is asked to log in. */
export function dropToken(): void {
  removeToken();
  notify();
}

/** How long the token is still believed, in milliseconds, by the server's clock as far as it is known. */
export function remainingLifeMs(token: string): number {
  return (claimsOf(token)?.exp ?? 0) * 1000 - (Date.now() - skewMs);
}

/** Id of the person that a token is of. */
export const personOf = (token: string | null): string | null => claimsOf(token)?.sub ?? null;

export const hasSignedOutHere = (): boolean => hasLeft;

/** Whether somebody is signed in; "unknown" on the server and during hydration, since only the browser can tell. */
export function useSession(): Session {
  const token = useToken();
  if (token === undefined) return 'unknown';
  return token === null ? 'signed-out' : 'signed-in';
}

/** Who is signed in; null for nobody, and while that is unknown. */
export function useViewer(): Viewer | null {
  const claims = claimsOf(useToken() ?? null);
  return claims && { id: claims.sub, role: claims.role };
}

/** The role of who is signed in; null for nobody, and while that is unknown. */
export const useRole = (): Role | null => useViewer()?.role ?? null;

/** Calls back when somebody signs in or out or a token is renewed, in this tab or another. Returns how to stop. */
export function onSessionChange(notifyOne: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', handleStorage);
    // A page that comes back from the browser's memory has not heard what happened meanwhile.
    window.addEventListener('pageshow', notify);
  }
  listeners.add(notifyOne);
  return () => {
    listeners.delete(notifyOne);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', notify);
  };
}

const unknownToken = () => undefined;

function useToken(): string | null | undefined {
  const isHydrated = useIsHydrated();
  return useSyncExternalStore<string | null | undefined>(
    onSessionChange,
    isHydrated ? currentToken : unknownToken,
    unknownToken,
  );
}

/** Another tab has changed something; without a key, everything. */
function handleStorage({ key }: StorageEvent): void {
  if (key !== null && key !== TOKEN_KEY) return;
  hasLeft = false;
  notify();
}

function removeToken(): void {
  forget('localStorage', TOKEN_KEY);
  unkeptToken = null;
}

function notify(): void {
  for (const listener of listeners) listener();
}

let lastRead: { token: string; claims: TokenClaims | null } | undefined;

/** The same object for the same token. */
function claimsOf(token: string | null): TokenClaims | null {
  if (token === null) return null;
  if (lastRead?.token !== token) lastRead = { token, claims: readClaims(token) };
  return lastRead.claims;
}
