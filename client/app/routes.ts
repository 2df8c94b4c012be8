import { matchPath } from 'react-router-dom';
import { fetchForPage, operationsAt } from '../lib/page-data';
import type { PageRoute } from '../lib/page-route';
import { features } from './features';
import { loadablePage, type LoadablePage } from './page-loader';

export type SitePage = PageRoute & LoadablePage;

/** Every page of the site; the first match wins. All other paths redirect to the home page. */
export const pageRoutes: SitePage[] = features
  .flat()
  .map((route) => ({ ...route, ...loadablePage(route.page, route) }));

export function matchPage(pathname: string): SitePage | undefined {
  return pageRoutes.find((route) => matchPath({ path: route.path, caseSensitive: true }, pathname));
}

/**
 * Loads the code and the data of the page at a URL in parallel; the page itself shows the errors. Starts in a separate
 * task, because requesting all files of a page would delay the browser's response to the click.
 */
export async function preparePage(
  { pathname, search }: { pathname: string; search: string },
  fetchAnswer = fetchForPage,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  const page = matchPage(pathname);
  const operations = operationsAt(page?.pageData, new URLSearchParams(search));
  await Promise.allSettled([page?.preload(), ...operations.map(fetchAnswer)]);
}

/** Whether the site has a page at this path. */
export const hasPage = (pathname: string) => matchPage(pathname) !== undefined;
