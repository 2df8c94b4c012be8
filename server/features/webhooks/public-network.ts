import dns, { type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { webhookMessages as messages } from '#common/webhooks/messages';
import { addNetwork, familyOf } from '../../lib/network';
import { isPublicAddress } from '../../lib/public-address';

/** What webhooks may call: the internet with https, and networks that the settings name. */
export class PublicNetwork {
  private readonly permitted = new BlockList();

  constructor(private readonly parts: { permitted: readonly string[] }) {
    for (const network of parts.permitted) addNetwork(this.permitted, network);
  }

  /** What is wrong with an address of which the name has not been looked up yet. */
  refusalOf({ protocol, hostname }: URL): string | undefined {
    if (protocol !== 'https:' && this.parts.permitted.length === 0) return messages.urlInvalid;
    const host = hostname.replace(/^\[|\]$/g, '');
    return isIP(host) && !this.allows(host) ? messages.urlPrivate : undefined;
  }

  /**
   * Looks a name up for a connection, which is then made to one of the addresses that were checked: a name that leads
   * elsewhere at a second look gains nothing. One private address refuses them all.
   */
  readonly lookup: LookupFunction = (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('unknown host'), '');
      if (!addresses.every(({ address }) => this.allows(address))) return callback(new PrivateAddress(), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

  private allows(address: string): boolean {
    return this.permitted.check(address, familyOf(address)) || isPublicAddress(address);
  }
}

export class PrivateAddress extends Error {
  constructor() {
    super('private address');
  }
}
