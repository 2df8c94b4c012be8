import { clearToken, currentToken } from './session';
import { requestSession } from './session-request';

/** Signs out at once, here and in every tab; the server is told, and its silence keeps nobody signed in. */
export function signOut(): void {
  const token = currentToken();
  clearToken();
  // Kept alive, so that it arrives even when the reader leaves the site now.
  requestSession('SignOut', { token, keepalive: true }).catch(() => undefined);
}
