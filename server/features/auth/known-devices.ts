import { DAY_MS } from '#common/time';
import { randomToken, type KeyedHash } from '../../lib/secrets';
import { COOKIES, type Caller } from '../../lib/caller';

const LIFE_MS = 365 * DAY_MS;

/**
 * Recognises a browser that has logged in to an account before, so that attackers who guess passwords cannot lock the
 * owner out (OWASP: device cookies). The cookie does not authenticate anyone.
 */
export class KnownDevices {
  constructor(private readonly parts: { keyedHash: KeyedHash }) {}

  remember(caller: Caller, userId: string): void {
    const device = this.recognise(caller, userId) ?? randomToken();
    caller.setCookie(
      COOKIES.device,
      `${device}.${this.parts.keyedHash.of(signedText(userId, device))}`,
      LIFE_MS,
    );
  }

  /** The id of this device; null if it has never logged in to the account. */
  recognise(caller: Caller, userId: string): string | null {
    const [device = '', hash = ''] = (caller.readCookie(COOKIES.device) ?? '').split('.');
    return this.parts.keyedHash.matches(signedText(userId, device), hash) ? device : null;
  }
}

const signedText = (userId: string, device: string) => `device ${userId} ${device}`;
