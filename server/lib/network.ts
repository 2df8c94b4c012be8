const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
const GROUPS_OF_LOGGED_NETWORK = 3;

/**
 * The network to which rate limits apply: the address itself for IPv4, its /64 prefix for IPv6, because a client with
 * one address of a /64 usually has all of them.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}

/** A network as in the log, where it names no single household: the /24 prefix for IPv4, /48 for IPv6. */
export function shortened(network: string): string {
  if (!network.includes(':')) return network.replace(/\d+$/, '0/24');
  return `${network.split(':').slice(0, GROUPS_OF_LOGGED_NETWORK).join(':')}::/48`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
