import { useSyncExternalStore } from 'react';
import type { Role } from '#common/accounts/roles';
import { forgetSharedData, forgetTabData, readStored, store } from './storage';
import { readClaims, type TokenClaims } from './token-claims';
import { useIsHydrated } from './use-is-hydrated';

export type Session = 'unknown' | 'signed-out' | 'signed-in';

/** How the last session of this tab ended: by a log-out in this tab or another one, or by the server. */
type SessionEnding = 'this-tab' | 'other-tab' | 'server';

/** The signed-in user according to the token: only for what is shown, never for authorisation. */
interface Viewer {
  id: string;
  role: Role;
  isKiosk: boolean;
}

const listeners = new Set<() => void>();

/** How far this machine's clock is ahead of the server's; 0 until a token has been received. */
let skewMs = 0;
let ending: SessionEnding = 'server';

/** The token to send; null also if the stored value is not a valid token. */
export function currentToken(): string | null {
  const token = readStored('userToken');
  return claimsOf(token) && token;
}

/** Stores the token of a log-in or a renewal, with which the person is signed in in every tab. */
export function storeToken(token: string): void {
  if (personOf(token) !== personOf(currentToken())) forgetPerson();
  store('userToken', token);
  const claims = claimsOf(token);
  if (claims) {
    skewMs = Date.now() - claims.iat * 1000;
    store('sessionId', claims.sid);
  }
  ending = 'server';
  notify();
}

/** Signs out at the person's request; a member page then redirects to the home page. */
export const clearToken = (): void => endSession('this-tab');

/** Signs out because the session has ended on the server; a member page then redirects to the log-in. */
export const expireSession = (): void => endSession('server');

/**
 * Clears the data of an earlier session in this browser, which may have ended in another tab, by clearing the storage,
 * or while this tab was closed. Must be called before anything is rendered.
 */
export function forgetEndedSession(): void {
  const session = claimsOf(currentToken())?.sid ?? null;
  const earlier = readStored('sessionId');
  // Shared data may already belong to a newer session; without a token there is none.
  if (session === null) forgetSharedData();
  if (earlier !== null && earlier !== session) forgetTabData();
  if (session !== null) store('sessionId', session);
}

/** Time until the token expires, in milliseconds, by the server's clock as far as it is known. */
export function remainingLifeMs(token: string): number {
  return (claimsOf(token)?.exp ?? 0) * 1000 - (Date.now() - skewMs);
}

/** Id of the person in a token. */
export const personOf = (token: string | null): string | null => claimsOf(token)?.sub ?? null;

/** Only meaningful while nobody is signed in. */
export const howSessionEnded = (): SessionEnding => ending;

/** Whether the visitor is signed in; "unknown" on the server and during hydration: only the browser has the token. */
export function useSession(): Session {
  const token = useToken();
  if (token === undefined) return 'unknown';
  return token === null ? 'signed-out' : 'signed-in';
}

/** The signed-in user; null when signed out, and while that is unknown. */
export function useViewer(): Viewer | null {
  const claims = claimsOf(useToken() ?? null);
  return claims && { id: claims.sub, role: claims.role, isKiosk: claims.kiosk === true };
}

/** The role of the signed-in user; null when signed out, and while that is unknown. */
export const useRole = (): Role | null => useViewer()?.role ?? null;

/** Calls back on a log-in, a log-out or a renewal, in this tab or another. Returns a function that stops it. */
export function onSessionChange(notifyOne: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', handleStorage);
    // A page that is restored from the back-forward cache has missed all events, and a tab gets no event when its own
    // storage is cleared manually.
    window.addEventListener('pageshow', handleElsewhere);
    window.addEventListener('focus', handleElsewhere);
  }
  listeners.add(notifyOne);
  return () => {
    listeners.delete(notifyOne);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handleElsewhere);
    window.removeEventListener('focus', handleElsewhere);
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

/** Storage was changed in another tab; without a key, all of it was cleared. */
function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === 'userToken') handleElsewhere();
}

function handleElsewhere(): void {
  if (readStored('sessionId') !== null) ending = 'other-tab';
  forgetEndedSession();
  notify();
}

function endSession(how: SessionEnding): void {
  forgetPerson();
  ending = how;
  notify();
}

function forgetPerson(): void {
  forgetSharedData();
  forgetTabData();
}

function notify(): void {
  for (const listener of listeners) listener();
}

let lastRead: { token: string; claims: TokenClaims | null } | undefined;

/** Returns the same object for the same token, so that hooks return stable values. */
function claimsOf(token: string | null): TokenClaims | null {
  if (token === null) return null;
  if (lastRead?.token !== token) lastRead = { token, claims: readClaims(token) };
  return lastRead.claims;
}
