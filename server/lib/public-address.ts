import { BlockList } from 'node:net';
import { addNetwork, familyOf } from './network';

/**
 * Networks that are not the internet (IANA's special-purpose registries), ways to reach them through IPv6, and
 * unassigned parts of IPv6, which some overlay networks use. No IPv6 network here may contain
 * ::ffff:0:0/96: Node maps IPv4 addresses into it, so that all of them would match.
 */
const SPECIAL_NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/8',
  '200::/7',
  '400::/6',
  '800::/5',
  '1000::/4',
  '4000::/2',
  '8000::/1',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
];

const special = new BlockList();
for (const network of SPECIAL_NETWORKS) addNetwork(special, network);

/** Whether an address is one of the public internet. */
export const isPublicAddress = (address: string): boolean => !special.check(address, familyOf(address));
