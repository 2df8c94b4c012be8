import { generatePath } from 'react-router-dom';
import { pageRoutes } from '../routes';

export interface NavEntry {
  href: string;
  label: string;
  /** Fetches the page's code ahead of the press. */
  preload: () => void;
}

/** The pages that have a place in the navigation, in the order of the route table. */
export const navEntries: NavEntry[] = pageRoutes.flatMap(({ path, navLabel, preload }) =>
  navLabel ? [{ href: generatePath(path), label: navLabel, preload: () => void preload() }] : [],
);
