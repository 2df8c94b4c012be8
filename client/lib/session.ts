import { useSyncExternalStore } from 'react';
import type { Role } from '#common/roles';
import { forgetOwn, forgetShared, readStored, store } from './storage';
import { readClaims, type TokenClaims } from './token-claims';
import { useIsHydrated } from './use-is-hydrated';

export type Session = 'unknown' | 'signed-out' | 'signed-in';

/** How the last session of this tab came to its end: by a log-out here, in another tab, or by the server. */
export type SessionEnding = 'here' | 'elsewhere' | 'server';

/** Who the token says is here: for what is shown, never for what is allowed. */
export interface Viewer {
  id: string;
  role: Role;
}

const listeners = new Set<() => void>();

/** How much later this machine's clock stands than the server's; 0 until a token has come. */
let skewMs = 0;
let ending: SessionEnding = 'server';

/** The token to send; null also when what is stored is none of ours. */
export function currentToken(): string | null {
  const token = readStored('userToken');
  return claimsOf(token) && token;
}

/** Keeps the token of a log-in or a renewal: from now on the person is signed in, in every tab. */
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

/** Signs the person out, as they asked for; whoever stood on a member page goes to the home page. */
export const clearToken = (): void => endSession('here');

/** The session has ended on the server; whoever stood on a member page is asked to log in. */
export const dropToken = (): void => endSession('server');

/**
 * Empties what an earlier session has left in this browser: it may have ended in another tab, by hand, or while this
 * tab was closed. To be called before anything is drawn.
 */
export function forgetEndedSession(): void {
  const session = claimsOf(currentToken())?.sid ?? null;
  const earlier = readStored('sessionId');
  // What the tabs share may be a newer session's by now; without a token it is nobody's.
  if (session === null) forgetShared();
  if (earlier !== null && earlier !== session) forgetOwn();
  if (session !== null) store('sessionId', session);
}

/** How long the token is still believed, in milliseconds, by the server's clock as far as it is known. */
export function remainingLifeMs(token: string): number {
  return (claimsOf(token)?.exp ?? 0) * 1000 - (Date.now() - skewMs);
}

/** Id of the person that a token is of. */
export const personOf = (token: string | null): string | null => claimsOf(token)?.sub ?? null;

/** To be asked only when nobody is signed in any more. */
export const howSessionEnded = (): SessionEnding => ending;

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
    // A page that comes back from the browser's memory has not heard what happened meanwhile; and nobody tells a tab
    // that its own storage was cleared by hand.
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

/** Another tab has changed something; without a key, everything. */
function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === 'userToken') handleElsewhere();
}

function handleElsewhere(): void {
  if (readStored('sessionId') !== null) ending = 'elsewhere';
  forgetEndedSession();
  notify();
}

function endSession(how: SessionEnding): void {
  forgetPerson();
  ending = how;
  notify();
}

function forgetPerson(): void {
  forgetShared();
  forgetOwn();
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
