import { MINUTE_MS } from '#common/time';
import {
  currentToken,
  expireSession,
  forgetEndedSession,
  personOf,
  remainingLifeMs,
  storeToken,
} from './session';
import { requestSession } from './session-request';
import { RenewSessionDocument } from './session.page.generated';
import { deliverPendingSignOut, isSignOutPending, signOutSettled } from './sign-out';
import { withLock } from './with-lock';

export type Renewal =
  | { kind: 'renewed'; token: string }
  /** The session has ended. */
  | { kind: 'ended' }
  /** Whether the session has ended is unknown; the token stays. */
  | { kind: 'failed'; error: Error };

/** How long before its expiry a token is renewed. */
const RENEW_BEFORE_END_MS = MINUTE_MS;
const LOCK = 'session-renewal';

let running: Promise<Renewal> | undefined;

/**
 * Replaces a token that is, or soon will be, refused: once, however many operations and tabs wait for the new one.
 * Where there are no locks, the server gives all tabs the same answer for a while.
 */
export function renewToken(stale: string): Promise<Renewal> {
  return (running ??= withLock(LOCK, () => renewStale(stale)).finally(() => (running = undefined)));
}

/**
 * The token to send, renewed shortly before it expires; null when signed out. If the renewal fails, the old token is
 * sent: it may still be valid, and if it is not, the server refuses the request.
 */
export async function freshToken(): Promise<string | null> {
  await signOutSettled();
  const token = currentToken();
  if (token === null || remainingLifeMs(token) > RENEW_BEFORE_END_MS) return token;
  const renewal = await renewToken(token);
  if (renewal.kind === 'renewed') return renewal.token;
  return renewal.kind === 'ended' ? null : token;
}

/** Resumes the session of an earlier page, or clears its data if it has ended. Called once, before anything renders. */
export function resumeSession(): void {
  forgetEndedSession();
  deliverPendingSignOut();
  // The cookie may have ended with the browser session, and the site would still show the visitor as signed in.
  const token = currentToken();
  if (token !== null && remainingLifeMs(token) <= 0) void renewToken(token);
}

async function renewStale(stale: string): Promise<Renewal> {
  if (isSignOutPending()) return { kind: 'ended' };
  const before = replacementOf(stale);
  if (before) return before;
  try {
    const token = await requestToken();
    // A sign-out or another log-in during the request takes precedence.
    const meanwhile = replacementOf(stale);
    if (meanwhile) return meanwhile;
    // If the session has no cookie of its own, the cookie may belong to an earlier visitor.
    if (token === null || personOf(token) !== personOf(stale)) return endHere();
    storeToken(token);
    return { kind: 'renewed', token };
  } catch (error) {
    return { kind: 'failed', error: error as Error };
  }
}

function endHere(): Renewal {
  expireSession();
  return { kind: 'ended' };
}

/** The result if another tab has replaced the token, which all tabs share; undefined if it is unchanged. */
function replacementOf(stale: string): Renewal | undefined {
  const token = currentToken();
  if (token === stale) return undefined;
  if (token === null) return { kind: 'ended' };
  if (personOf(token) === personOf(stale)) return { kind: 'renewed', token };
  // An operation of one person must not be sent with the token of another.
  return { kind: 'failed', error: new Error('Somebody else has signed in.') };
}

/** A new token; null if the session has ended. */
async function requestToken(): Promise<string | null> {
  const { data, errors } = await requestSession(RenewSessionDocument);
  if (data) return data.renewSession.token;
  if (errors?.[0]?.extensions?.code === 'UNAUTHENTICATED') return null;
  throw new Error(errors?.[0]?.message ?? 'The session was not renewed.');
}
