import { COOKIES, type Caller } from '../../lib/caller';
import type { KeyedHash } from '../../lib/secrets';

/**
 * Tells apart who requests codes for an address, so that nobody else can use up or replace the code of the owner: by the
 * network from which the request came, which a cookie carries to other networks. It is signed, so that nobody can claim
 * to be another requester.
 */
export class ResetRequesters {
  constructor(private readonly parts: { keyedHash: KeyedHash }) {}

  /** A hash of the network from which this browser has requested a code, or else of the one from which it calls. */
  of(caller: Caller): string {
    const { keyedHash } = this.parts;
    const [requester = '', signature = ''] = (caller.readCookie(COOKIES.reset) ?? '').split('.');
    if (keyedHash.matches(signedText(requester), signature)) return requester;
    return keyedHash.of(`reset network ${caller.network}`);
  }

  /** Until the browser is closed. */
  remember(caller: Caller, requester: string): void {
    caller.setCookie(COOKIES.reset, `${requester}.${this.parts.keyedHash.of(signedText(requester))}`);
  }
}

const signedText = (requester: string) => `reset requester ${requester}`;
