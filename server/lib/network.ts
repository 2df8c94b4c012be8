import { isIP, type BlockList } from 'node:net';

const GROUPS = 8;
const BITS_OF_GROUP = 16;
const BITS_OF_NETWORK = 56;
const BITS_LOGGED = 48;

/**
 * The network to which rate limits apply: the address itself for IPv4, its /56 prefix for IPv6, because a line at home
 * usually has all addresses of a /64 or a /56.
 */
export function networkOf(address: string): string {
  return address.includes(':') ? prefixOf(address, BITS_OF_NETWORK) : address;
}

/** An address as it is logged: enough to tell providers apart, not people. */
export const shortenedAddress = (address: string): string =>
  address.includes(':') ? prefixOf(address, BITS_LOGGED) : address.replace(/\.\d+$/, '.0/24');

function prefixOf(address: string, bits: number): string {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, Math.ceil(bits / BITS_OF_GROUP));
  const cut = groups.length * BITS_OF_GROUP - bits;
  const lastGroup = (Number.parseInt(groups.pop()!, 16) >> cut) << cut;
  return `${[...groups, lastGroup.toString(16)].join(':')}::/${bits}`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

const PREFIX_MAX = { ipv4: 32, ipv6: 128 };

/** Whether it is an IP address, or a network such as `10.0.0.0/8`. */
export function isAddressOrNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  if (!isIP(address) || rest.length > 0) return false;
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= PREFIX_MAX[familyOf(address)])
  );
}

/** Adds an IP address, or a network, to a list. */
export function addNetwork(list: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/');
  if (prefix === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, Number(prefix), familyOf(address));
}

export const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the host name of a URL means this machine. */
export const isLocalHost = (hostname: string) => LOCAL_HOSTS.includes(hostname);
