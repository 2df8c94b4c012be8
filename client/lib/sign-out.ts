import { clearToken, currentToken } from './session';
import { requestSession } from './session-request';
import { SignOutDocument } from './session.page.generated';
import { forget, readStored, store } from './storage';

let delivery: Promise<void> | undefined;

/** Signs out in every tab at once; the request is sent to the server now, or as soon as it can be reached. */
export function signOut(): void {
  const token = currentToken();
  store('signOutPending', 'true');
  clearToken();
  deliver(token);
}

/** Whether the server has not confirmed the log-out yet: until then the remaining cookie must not renew the session. */
export const isSignOutPending = (): boolean => readStored('signOutPending') !== null;

/** To be called after a log-in, whose cookie has replaced that of the former session. */
export const dropPendingSignOut = (): void => forget('signOutPending');

/** Sends a log-out that could not be sent earlier, now and whenever the connection is back. */
export function deliverPendingSignOut(): void {
  window.addEventListener('online', () => deliver());
  deliver();
}

/** Resolves once no log-out is in progress: its response would delete the cookie of a later log-in. */
export const signOutSettled = (): Promise<void> => delivery ?? Promise.resolve();

function deliver(token: string | null = null): void {
  if (isSignOutPending()) delivery ??= send(token).finally(() => (delivery = undefined));
}

/** The cookie identifies the session, and so does the token while it is known. */
async function send(token: string | null): Promise<void> {
  try {
    // With `keepalive` the request is completed even if the user leaves the site now.
    const { data } = await requestSession(SignOutDocument, { token, keepalive: true });
    if (data) forget('signOutPending');
  } catch {
    // Sent again later.
  }
}
