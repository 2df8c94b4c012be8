import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { DeliveryFailed } from './transport';

/** How mails leave the studio. */
export type MailServer =
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte: the operator's choice. */
  | { url: string }
  /** What the studio has typed in. */
  | { host: string; port: number; user: string; password: string | undefined };

const TLS_PORT = 465;

const PRIVATE = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(address, prefix);
// Everything but global unicast addresses, and those that stand for IPv4 addresses.
for (const [address, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2002::', 16],
  ['2001::', 32],
] as const)
  PRIVATE.addSubnet(address, prefix, 'ipv6');

/** Whether an address is none of the public internet. */
export const isPrivateAddress = (address: string): boolean =>
  PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * The options of a connection to a server that the studio has typed in. In production its address must be public, so
 * that nobody looks around in the network of the server, and the connection encrypted. It is connected by the address
 * that was checked, since its name may mean another one the next time.
 */
export async function connectionOf(
  { host, port, user, password }: Exclude<MailServer, { url: string }>,
  { isProduction }: { isProduction: boolean },
) {
  return {
    host: isProduction ? await publicAddressOf(host) : host,
    port,
    secure: port === TLS_PORT,
    requireTLS: isProduction,
    tls: { servername: host },
    ...(user !== '' && { auth: { user, pass: password ?? '' } }),
  };
}

async function publicAddressOf(host: string): Promise<string> {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const [first] = addresses;
  if (!first) throw new DeliveryFailed('EDNS');
  if (addresses.some(({ address }) => isPrivateAddress(address))) throw new DeliveryFailed('EPRIVATE');
  return first.address;
}
