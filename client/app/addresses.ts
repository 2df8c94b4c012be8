import { matchPath } from 'react-router-dom';
import { paths } from '#common/paths';
import { authSearchParams } from '../features/auth/search-params';
import { blogSearchParams } from '../features/blog/search-params';
import { exerciseSearchParams } from '../features/exercises/search-params';
import { legalSearchParams } from '../features/legal/search-params';
import { photoSearchParams } from '../features/photos/search-params';
import { reviewSearchParams } from '../features/reviews/search-params';
import { serviceSearchParams } from '../features/service/search-params';
import { answerKey, operationsAt, type PageOperation } from '../lib/page-data';
import type { PageSearchParams } from '../lib/page-search-params';
import { matchPage, pageRoutes, type SitePage } from './routes';

const pageSearchParams: PageSearchParams[] = [
  blogSearchParams,
  serviceSearchParams,
  photoSearchParams,
  exerciseSearchParams,
  reviewSearchParams,
  ...legalSearchParams,
  ...authSearchParams,
];

const searchParamsOf = ({ path }: SitePage): PageSearchParams =>
  pageSearchParams.find((one) => one.path === path) ?? { path };

/** The operations that the server runs before it renders a page at an address. */
export const operationsOf = (route: SitePage, address: string): PageOperation[] =>
  operationsAt(searchParamsOf(route).pageData ?? route.pageData, new URLSearchParams(address.split('?')[1]));

type Resolution =
  | { kind: 'page'; route: SitePage }
  | { kind: 'redirect'; status: 301 | 302 | 308; location: string };

/** Paths that only lead to a page. */
const SHORTCUTS: Record<string, string> = { '': paths.home, '/admin': paths.adminDashboard };

/** Resolves a path to its page, or to a redirect: to the page's canonical spelling or to the home page. */
export function resolvePath(pathname: string): Resolution {
  const target = SHORTCUTS[pathname.replace(/\/+$/, '')];
  if (target !== undefined) return { kind: 'redirect', status: 308, location: target };
  const canonical = canonicalPath(pathname);
  const route = canonical === pathname ? matchPage(pathname) : undefined;
  if (route) return { kind: 'page', route };
  if (canonical !== undefined) return { kind: 'redirect', status: 301, location: canonical };
  // Temporary, because an unknown path may become a page one day.
  return { kind: 'redirect', status: 302, location: paths.home };
}

/** The canonical spelling of a page's path: no trailing slash, and fixed segments in the case of the route. */
function canonicalPath(pathname: string): string | undefined {
  const route = pageRoutes.find(({ path }) => matchPath(path, pathname));
  const pattern = route?.path.split('/');
  const parts = pathname.replace(/\/+$/, '').split('/');
  return pattern && parts.map((part, index) => (isFixed(pattern[index]) ? pattern[index] : part)).join('/');
}

const isFixed = (segment: string | undefined) => segment !== undefined && !segment.startsWith(':');

const OPTIONAL_PART = /\/:[^/]+\?/g;

interface RenderAddress {
  address: string;
  /** Whether the page is cached. Free text, or a panel over a filtered page, would make too many variants. */
  isCacheable: boolean;
}

/**
 * The part of an address that affects what the server renders. Ids and tokens in the path do not: only the browser
 * reads them, and anyone could invent any number of them. They are left out, so that all of them share one address.
 */
export function findRenderAddress(pathname: string, search: URLSearchParams): RenderAddress {
  const target = resolvePath(pathname);
  if (target.kind === 'redirect') return { address: pathname, isCacheable: true };
  const page = searchParamsOf(target.route);
  const values = allowedOf(page, search);
  const panel = panelParameterOf(page, search);
  const texts = freeTextOf(page, search);
  const path = page.path.replace(OPTIONAL_PART, '');
  const isCombined = values.length > 0 && panel.length > 0;
  return {
    address: withParameters(path, [...values, ...panel, ...texts]),
    isCacheable: texts.length === 0 && !isCombined,
  };
}

type Parameter = [name: string, value: string];

const withParameters = (path: string, parameters: Parameter[]): string =>
  parameters.length > 0 ? `${path}?${new URLSearchParams(parameters).toString()}` : path;

const allowedOf = ({ allowed = {} }: PageSearchParams, search: URLSearchParams): Parameter[] =>
  Object.entries(allowed).flatMap(([name, values]): Parameter[] => {
    // A value may be an address itself (`next`): its own search parameters are ignored.
    const [value = ''] = (search.get(name) ?? '').split('?');
    return values.includes(value) ? [[name, value]] : [];
  });

const freeTextOf = ({ freeText = {} }: PageSearchParams, search: URLSearchParams): Parameter[] =>
  Object.entries(freeText).flatMap(([name, normalise]): Parameter[] => {
    const text = normalise(search.get(name) ?? '');
    return text ? [[name, text]] : [];
  });

function panelParameterOf({ panel }: PageSearchParams, search: URLSearchParams): Parameter[] {
  const value = panel && search.get(panel.parameter);
  return value && LOOKS_LIKE_SLUG.test(value) ? [[panel.parameter, value]] : [];
}

const LOOKS_LIKE_SLUG = /^[\w-]{1,64}$/;

/**
 * The address to render instead when the value of its panel parameter is not in the page's data: the same address
 * without that parameter. Undefined when there is nothing to replace.
 */
export function withoutUnknownPanel(
  route: SitePage,
  address: string,
  data: Record<string, unknown>,
): string | undefined {
  const { panel } = searchParamsOf(route);
  const [pathname = '', search] = address.split('?');
  const parameters = new URLSearchParams(search);
  const value = panel && parameters.get(panel.parameter);
  if (!panel || value == null) return undefined;
  const answer = data[answerKey(panel)];
  if (answer && panel.valuesIn(answer as never).includes(value)) return undefined;
  parameters.delete(panel.parameter);
  return withParameters(pathname, [...parameters]);
}
