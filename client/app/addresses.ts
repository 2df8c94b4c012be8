import { matchPath } from 'react-router-dom';
import { PHOTO_PARAMETER, slugOf } from '../features/photos/photo-slug';
import type { PhotosPageQuery } from '../features/photos/photos.page.generated';
import { paths } from '../lib/paths';
import type { PageRoute } from './page-route';
import { matchPage, pageRoutes } from './routes';

type Resolution =
  { kind: 'page'; route: PageRoute } | { kind: 'redirect'; status: 301 | 302 | 308; location: string };

/** What an address leads to: its page, that page by another spelling, or the home page. */
export function resolvePath(pathname: string): Resolution {
  if (pathname === '/') return { kind: 'redirect', status: 308, location: paths.home };
  const canonical = canonicalPath(pathname);
  const route = canonical === pathname ? matchPage(pathname) : undefined;
  if (route) return { kind: 'page', route };
  if (canonical !== undefined) return { kind: 'redirect', status: 301, location: canonical };
  // What is unknown may be a page one day.
  return { kind: 'redirect', status: 302, location: paths.home };
}

/** The page's own spelling of an address: no slash at the end, its own case; values in it stay as they are. */
function canonicalPath(pathname: string): string | undefined {
  const route = pageRoutes.find(({ path }) => matchPath(path, pathname));
  const pattern = route?.path.split('/');
  const parts = pathname.replace(/\/+$/, '').split('/');
  return pattern && parts.map((part, index) => (isFixed(pattern[index]) ? pattern[index] : part)).join('/');
}

const isFixed = (segment: string | undefined) => segment !== undefined && !segment.startsWith(':');

const OPTIONAL_PART = /\/:[^/]+\?/g;

/**
 * The address as far as it decides what the server draws. What a path carries, an id or a token, does not: the browser
 * reads it, and people could make up as many as they like. The pattern of the path stands for all of them.
 */
export function drawnAddress(pathname: string, search: URLSearchParams): string {
  const target = resolvePath(pathname);
  if (target.kind === 'redirect') return pathname;
  const { path: pattern, reads = {} } = target.route;
  const path = pattern.replace(OPTIONAL_PART, '');
  const known = Object.entries(reads).flatMap(([name, values]) => {
    // An address among the values counts without its own parameters.
    const [value = ''] = (search.get(name) ?? '').split('?');
    return values.includes(value) ? [[name, value]] : [];
  });
  const opened = OPENED[pattern];
  const value = opened && search.get(opened.parameter);
  if (value && LOOKS_LIKE_SLUG.test(value)) known.push([opened.parameter, value]);
  return known.length > 0 ? `${path}?${new URLSearchParams(known).toString()}` : path;
}

/** What lies open over a page by a parameter whose values its own query knows. */
const OPENED: Partial<Record<string, { parameter: string; valuesIn: (pageData: never) => string[] }>> = {
  [paths.photos]: {
    parameter: PHOTO_PARAMETER,
    valuesIn: ({ photos }: PhotosPageQuery) => photos.map(slugOf),
  },
};

const LOOKS_LIKE_SLUG = /^[\w-]{1,64}$/;

/** Whether the page has what the address opens; made-up ones are drawn as the page itself. */
export function hasOpened(
  { path, pageData }: PageRoute,
  address: string,
  data: Record<string, unknown>,
): boolean {
  const opened = OPENED[path];
  const value = opened && new URLSearchParams(address.split('?')[1]).get(opened.parameter);
  if (!opened || value == null) return true;
  const answer = pageData && data[pageData.name];
  return Boolean(answer) && opened.valuesIn(answer as never).includes(value);
}
