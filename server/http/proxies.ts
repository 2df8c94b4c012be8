import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { addNetwork, familyOf, networkOf } from '../lib/network';

export interface ProxySettings {
  /** Number of reverse proxies in front of the server: at most that many entries of X-Forwarded-For are read. */
  hops: number;
  /** Their addresses, or networks such as `10.0.0.0/8`. */
  addresses: readonly string[];
}

interface Client {
  address: string;
  /** The network to which the limits of its requests apply. */
  network: string;
}

/** Logged with the address of one that sends X-Forwarded-For without being known. */
export const UNKNOWN_PROXY =
  'X-Forwarded-For of this address is ignored. If it is a proxy of yours, name it in PROXY_ADDRESSES.';

/** The reverse proxies that may say, in X-Forwarded-For, for which address they forward a request. */
export class Proxies {
  private readonly known = new BlockList();
  private isReported = false;
  /** Found once for each request: limits, log and accounts ask for it, and it takes up to ten microseconds. */
  private readonly clients = new WeakMap<IncomingMessage, Client>();

  constructor(
    private readonly settings: ProxySettings,
    /** Called once, with the address of a peer that sends X-Forwarded-For although it is not one of the proxies. */
    private readonly onUnknown: (address: string) => void = () => {},
  ) {
    for (const entry of settings.addresses) addNetwork(this.known, entry);
  }

  clientOf(req: IncomingMessage): Client {
    const known = this.clients.get(req);
    if (known) return known;
    const address = this.addressOf(req);
    const client = { address, network: networkOf(address) };
    this.clients.set(req, client);
    return client;
  }

  /** The network at the other end of a connection; undefined if it is a proxy, whose connections many clients share. */
  networkOfPeer({ remoteAddress = '' }: Socket): string | undefined {
    const address = plain(remoteAddress);
    return this.settings.hops > 0 && this.includes(address) ? undefined : networkOf(address);
  }

  /**
   * The address of the client. That of the connection, unless it is one of the proxies': then the last entry of
   * X-Forwarded-For, to which each proxy appends the address that it was called from, and so on.
   */
  private addressOf({ headers, socket }: IncomingMessage): string {
    let address = plain(socket.remoteAddress ?? '');
    const forwarded = headers['x-forwarded-for'];
    if (this.settings.hops === 0 || forwarded === undefined) return address;
    if (!this.includes(address)) this.reportUnknown(address);
    const entries = String(forwarded).split(',').slice(-this.settings.hops);
    while (entries.length > 0 && this.includes(address)) {
      const reported = plain(entries.pop()!.trim());
      if (!isIP(reported)) break;
      address = reported;
    }
    return address;
  }

  private includes(address: string): boolean {
    return this.known.check(address, familyOf(address));
  }

  private reportUnknown(address: string): void {
    // A connection that was reset at once has no address.
    if (address === '') return;
    if (!this.isReported) this.onUnknown(address);
    this.isReported = true;
  }
}

/** Removes the zone of a link-local address, and maps IPv4 addresses to their usual form. */
const plain = (address: string): string => address.split('%', 1)[0]!.replace(/^::ffff:(?=\d+\.)/i, '');
