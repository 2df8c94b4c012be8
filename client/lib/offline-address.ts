import { paths } from './paths';

/** Where the page that stands in for others lies. */
export const OFFLINE_PATH = paths.offline;

const WANTED = 'to';

/** Address of the page that stands in for the one at `address`. */
export const offlineAddress = (address: string) =>
  `${OFFLINE_PATH}?${new URLSearchParams({ [WANTED]: address }).toString()}`;

/** The page that it stands in for; the home page for an address that is none of the site's. */
export function wantedAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(WANTED) ?? '';
  // A second slash would begin the name of another host; browsers read a backslash as one.
  return /^\/(?![/\\])/.test(wanted) ? wanted : paths.home;
}
