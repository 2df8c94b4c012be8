import { MINUTE_MS } from '#common/time';
import {
  currentToken,
  dropToken,
  forgetEndedSession,
  personOf,
  remainingLifeMs,
  storeToken,
} from './session';
import { requestSession } from './session-request';
import { deliverPendingSignOut, isSignOutPending, signOutSettled } from './sign-out';

export type Renewal =
  | { kind: 'renewed'; token: string }
  /** Nobody is signed in any more. */
  | { kind: 'ended' }
  /** Nothing is known; the token stays. */
  | { kind: 'failed'; error: Error };

/** How long before its end a token is renewed, in milliseconds. */
const RENEW_BEFORE_END_MS = MINUTE_MS;
const LOCK = 'session-renewal';

let running: Promise<Renewal> | undefined;

/** Gets a token for the one that is, or soon will be, refused: once, however many requests and tabs wait for it. */
export function renewToken(stale: string): Promise<Renewal> {
  return (running ??= inTurn(() => renewStale(stale)).finally(() => (running = undefined)));
}

/**
 * The token to send, renewed before its end; null for nobody. Where renewing fails the old one goes: it may still be
 * believed, and if not, its request says so.
 */
export async function freshToken(): Promise<string | null> {
  await signOutSettled();
  const token = currentToken();
  if (token === null || remainingLifeMs(token) > RENEW_BEFORE_END_MS) return token;
  const renewal = await renewToken(token);
  if (renewal.kind === 'renewed') return renewal.token;
  return renewal.kind === 'ended' ? null : token;
}

/** Takes up the session that an earlier page has left, or clears up after it. Called once, before anything is drawn. */
export function resumeSession(): void {
  forgetEndedSession();
  deliverPendingSignOut();
  // With the browser its cookie may have gone, and the site would go on showing somebody as signed in.
  const token = currentToken();
  if (token !== null && remainingLifeMs(token) <= 0) void renewToken(token);
}

async function renewStale(stale: string): Promise<Renewal> {
  if (isSignOutPending()) return { kind: 'ended' };
  const before = replacementOf(stale);
  if (before) return before;
  try {
    const token = await askForToken();
    // A sign-out or another log-in while the server was asked has the last word.
    const meanwhile = replacementOf(stale);
    if (meanwhile) return meanwhile;
    // The cookie can be that of somebody who was here before, where a session has none of its own.
    if (token === null || personOf(token) !== personOf(stale)) return endHere();
    storeToken(token);
    return { kind: 'renewed', token };
  } catch (error) {
    return { kind: 'failed', error: error as Error };
  }
}

function endHere(): Renewal {
  dropToken();
  return { kind: 'ended' };
}

/** What has taken the place of the token in the storage that all tabs share; undefined while it is there. */
function replacementOf(stale: string): Renewal | undefined {
  const token = currentToken();
  if (token === stale) return undefined;
  if (token === null) return { kind: 'ended' };
  if (personOf(token) === personOf(stale)) return { kind: 'renewed', token };
  // What one person began must not be done in the name of the other.
  return { kind: 'failed', error: new Error('Somebody else has signed in.') };
}

/** A new token; null when the server says that the session has ended. */
async function askForToken(): Promise<string | null> {
  const { data, errors } = await requestSession('RenewSession');
  if (data) return data.renewSession.token;
  if (errors?.[0]?.extensions?.code === 'UNAUTHENTICATED') return null;
  throw new Error(errors?.[0]?.message ?? 'The session was not renewed.');
}

/** One tab after the other. Insecure origins have no locks: there the server gives all tabs the same answer for a while. */
function inTurn(renew: () => Promise<Renewal>): Promise<Renewal> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(LOCK, renew) : renew();
}
