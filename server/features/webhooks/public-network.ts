import dns, { type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { webhookMessages as messages } from '#common/webhooks/messages';
import { addNetwork, familyOf } from '../../lib/network';
import { isPublicAddress } from '../../lib/public-address';

/** Addresses that webhooks may call: https addresses on the internet, and networks in the settings. */
export class PublicNetwork {
  private readonly permitted = new BlockList();
  private readonly lookups = new Map<string, Promise<LookupAddress[]>>();

  constructor(private readonly parts: { permitted: readonly string[] }) {
    for (const network of parts.permitted) addNetwork(this.permitted, network);
  }

  /** The reason for refusing an address whose name has not been looked up yet. */
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
    this.addressesOf(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => this.allows(address)))
          return callback(new PrivateAddress(), '');
        return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, ''),
    );
  };

  /**
   * Connections to one name wait for the same look-up: Node looks up two names at a time, for mails and the database too,
   * and one that nobody answers takes many seconds.
   */
  private addressesOf(hostname: string): Promise<LookupAddress[]> {
    const known = this.lookups.get(hostname);
    if (known) return known;
    const lookup = promisify(dns.lookup)(hostname, { all: true }).finally(() =>
      this.lookups.delete(hostname),
    );
    this.lookups.set(hostname, lookup);
    return lookup;
  }

  private allows(address: string): boolean {
    return this.permitted.check(address, familyOf(address)) || isPublicAddress(address);
  }
}

export class PrivateAddress extends Error {
  constructor() {
    super('private address');
  }
}
