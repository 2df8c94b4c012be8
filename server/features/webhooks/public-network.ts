import dns, { type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { webhookMessages as messages } from '#common/webhooks/messages';
import { addNetwork, familyOf } from '../../lib/network';

/** Networks that are not the internet (IANA's special-purpose registries), and ways to reach them through IPv6. */
const SPECIAL_NETWORKS = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
  ...['3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

/** What webhooks may call: the internet with https, and networks that the settings name. */
export class PublicNetwork {
  private readonly special = new BlockList();
  private readonly permitted = new BlockList();

  constructor(private readonly parts: { permitted: readonly string[] }) {
    for (const network of SPECIAL_NETWORKS) addNetwork(this.special, network);
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
    const family = familyOf(address);
    return this.permitted.check(address, family) || !this.special.check(address, family);
  }
}

export class PrivateAddress extends Error {
  constructor() {
    super('private address');
  }
}
