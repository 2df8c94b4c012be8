import { COOKIES, type Caller } from '../../lib/caller';
import type { KeyedHash } from '../../lib/secrets';

/**
 * Identifies who requests a code, so that a stranger can neither use up nor replace the codes of the owner. A requester
 * is the hash of the network of the first request. A signed cookie keeps it when the browser changes to another
 * network.
 */
export class ResetRequesters {
  constructor(private readonly parts: { keyedHash: KeyedHash }) {}

  /** Hash of the network from which this browser first requested a code, or else of its current network. */
  of(caller: Caller): string {
    const { keyedHash } = this.parts;
    const [requester = '', signature = ''] = (caller.readCookie(COOKIES.reset) ?? '').split('.');
    if (keyedHash.matches(signedText(requester), signature)) return requester;
    return keyedHash.of(`reset network ${caller.network}`);
  }

  /** Remembered until the browser is closed. */
  remember(caller: Caller, requester: string): void {
    caller.setCookie(COOKIES.reset, `${requester}.${this.parts.keyedHash.of(signedText(requester))}`);
  }
}

const signedText = (requester: string) => `reset requester ${requester}`;
