import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Failure } from './failure';

const REFUSAL: Failure = {
  code: 'FORBIDDEN',
  message:
    'Outside production, Bhor answers only to localhost and IP addresses. To use another host name, set PUBLIC_URL.',
};

/**
 * Refuses requests for host names other than this machine's own, IP addresses and the host of the public URL. For
 * trials, whose mailbox and demo accounts a page of another site could otherwise read, by letting its own host name
 * resolve to 127.0.0.1 (DNS rebinding).
 */
export function refuseUnknownHosts(publicUrl: string): (req: IncomingMessage) => Failure | undefined {
  const publicHost = new URL(publicUrl).hostname;
  return ({ headers }) => {
    const name = hostNameOf(headers.host ?? 'localhost');
    return name === publicHost || isOwnName(name) ? undefined : REFUSAL;
  };
}

/** The host without its port and, for IPv6, brackets. */
const hostNameOf = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1');

const isOwnName = (name: string) => name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
