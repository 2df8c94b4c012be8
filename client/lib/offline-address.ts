import { paths } from '#common/paths';

/** Path of the page that is shown in place of pages that cannot be loaded. */
export const OFFLINE_PATH = paths.offline;

const REQUESTED_PARAMETER = 'to';

/** Address of the offline page in place of the page at `address`. */
export const offlineAddress = (address: string) =>
  `${OFFLINE_PATH}?${new URLSearchParams({ [REQUESTED_PARAMETER]: address }).toString()}`;

/** Characters that browsers remove from an address before they parse it. */
const IGNORED_CHARACTERS = /[\t\n\r]/g;

/**
 * The address of the page that could not be loaded; the home page for an address outside the site: a second slash would
 * start the name of another host, and browsers read a backslash as a slash.
 */
export function requestedAddress(search: string): string {
  const requested = new URLSearchParams(search).get(REQUESTED_PARAMETER) ?? '';
  return /^\/(?![/\\])/.test(requested.replace(IGNORED_CHARACTERS, '')) ? requested : paths.home;
}
