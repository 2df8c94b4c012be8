import { DAY_MS } from '#common/time';
import { randomToken, type KeyedHash } from '../../lib/secrets';
import { COOKIES, type Caller } from '../../lib/caller';
import type { User } from '../accounts/user.entity';

const LIFE_MS = 365 * DAY_MS;

type Account = Pick<User, 'id' | 'passwordHash'>;

/**
 * Recognises a browser that has logged in to an account with its present password before, so that attackers who guess
 * passwords cannot lock the owner out (OWASP: device cookies). The cookie does not authenticate anyone.
 */
export class KnownDevices {
  constructor(private readonly parts: { keyedHash: KeyedHash }) {}

  remember(caller: Caller, account: Account): void {
    const device = this.recognise(caller, account) ?? randomToken();
    caller.setCookie(
      COOKIES.device,
      `${device}.${this.parts.keyedHash.of(signedText(account, device))}`,
      LIFE_MS,
    );
  }

  /** The id of this device; null if it has never logged in to the account with this password. */
  recognise(caller: Caller, account: Account): string | null {
    const [device = '', hash = ''] = (caller.readCookie(COOKIES.device) ?? '').split('.');
    return this.parts.keyedHash.matches(signedText(account, device), hash) ? device : null;
  }
}

const signedText = ({ id, passwordHash }: Account, device: string) =>
  `device ${id} ${passwordHash} ${device}`;
