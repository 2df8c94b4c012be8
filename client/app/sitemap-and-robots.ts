import { generatePath } from 'react-router-dom';
import { pageRoutes, type SitePage } from './routes';

/** The pages for sitemap.xml, in the order of the route table. */
export const listedPages = pageRoutes
  .filter(({ isListed }) => isListed)
  .map(({ path, changesWith }) => ({ path: generatePath(path), changesWith }));

/** Path prefixes that robots.txt disallows. */
export const disallowedPaths = [
  ...new Set(pageRoutes.filter(isClosed).map(({ path }) => path.replace(/:.*/, ''))),
].sort();

/** Pages of staff and of the kiosk, steps of account flows, and single-use links. */
function isClosed({ layout, guard }: SitePage): boolean {
  return guard === 'staff' || guard === 'kiosk' || (layout === 'auth' && guard === 'anyone');
}
