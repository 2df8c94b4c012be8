import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '../lib/public-address';
import { DeliveryFailed } from './transport';

/** The server that sends the mails. */
export type MailServer =
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte: the operator's choice. */
  | { url: string }
  /** A server that the studio has entered. */
  | { host: string; port: number; user: string; password: string | undefined };

const TLS_PORT = 465;

/**
 * Options of a connection to a server that the studio has entered. In production its address must be public, so that
 * nobody can explore the network of this server, and the connection encrypted. It connects to the checked address,
 * since the name may mean another one the next time.
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
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new DeliveryFailed('EPRIVATE');
  return first.address;
}
