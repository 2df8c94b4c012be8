import { paths } from './paths';

/** Where the page that stands in for others lies. */
export const OFFLINE_PATH = paths.offline;

const WANTED = 'to';

/** Address of the page that stands in for the one at `address`. */
export const offlineAddress = (address: string) =>
  `${OFFLINE_PATH}?${new URLSearchParams({ [WANTED]: address }).toString()}`;

/** Browsers leave these out of an address before they read it. */
const LEFT_OUT = /[\t\n\r]/g;

/**
 * The page that it stands in for; the home page for an address that is none of the site's: a second slash would
 * begin the name of another host, and browsers read a backslash as one.
 */
export function wantedAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(WANTED) ?? '';
  return /^\/(?![/\\])/.test(wanted.replace(LEFT_OUT, '')) ? wanted : paths.home;
}
