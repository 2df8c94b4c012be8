import { clearToken, currentToken } from './session';
import { requestSession } from './session-request';
import { forget, readStored, store } from './storage';

let delivery: Promise<void> | undefined;

/** Signs out at once, here and in every tab; the server is told now, or as soon as it can be reached. */
export function signOut(): void {
  const token = currentToken();
  store('signOutPending', 'true');
  clearToken();
  deliver(token);
}

/** Whether the server has not been told yet: the cookie of the session that was left must not renew it. */
export const isSignOutPending = (): boolean => readStored('signOutPending') !== null;

/** A log-in has put its own cookie in the place of the one that was left. */
export const dropPendingSignOut = (): void => forget('signOutPending');

/** Tells the server what an earlier page, or this one without a connection, could not. */
export function deliverPendingSignOut(): void {
  window.addEventListener('online', () => deliver());
  deliver();
}

/** Settles once no sign-out is under way, whose answer would take away the cookie of a log-in made meanwhile. */
export const signOutSettled = (): Promise<void> => delivery ?? Promise.resolve();

function deliver(token: string | null = null): void {
  if (isSignOutPending()) delivery ??= send(token).finally(() => (delivery = undefined));
}

/** The cookie says which session it is; the token does too while it is known. */
async function send(token: string | null): Promise<void> {
  try {
    // Kept alive, so that it arrives even when the reader leaves the site now.
    const { data } = await requestSession('SignOut', { token, keepalive: true });
    if (data) forget('signOutPending');
  } catch {
    // Delivered later.
  }
}
