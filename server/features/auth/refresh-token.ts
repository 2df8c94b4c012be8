import { authMessages } from '#common/auth/messages';
import { COOKIES, type Caller } from '../../lib/caller';
import { Forbidden } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';

export interface RefreshToken {
  /** Id of the session. */
  id: string;
  secret: string;
}

/** The refresh token of the cookie; null if there is none. Refuses requests from pages of other origins. */
export function readRefreshCookie(caller: Caller): RefreshToken | null {
  if (caller.isCrossOrigin) throw new Forbidden('CROSS_ORIGIN_REQUEST', authMessages.crossOriginRefused);
  const [id = '', secret] = (caller.readCookie(COOKIES.refresh) ?? '').split('.');
  return isUuid(id) && secret ? { id, secret } : null;
}
