import { matchPath } from 'react-router-dom';
import {
  ExerciseHubPageDocument,
  type ExerciseHubPageQuery,
} from '../features/exercises/exercises.page.generated';
import { PHOTO_PARAMETER, slugOf } from '../features/photos/photo-slug';
import { PhotosPageDocument, type PhotosPageQuery } from '../features/photos/photos.page.generated';
import { answerKey, type PageDocument } from '../lib/page-data';
import { EXERCISE_PARAMETER, paths } from '../lib/paths';
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

interface DrawnAddress {
  address: string;
  /** False with words of the reader's own in it, and with something open over a filtered page: too many of both. */
  isKept: boolean;
}

/**
 * The address as far as it decides what the server draws. What a path carries, an id or a token, does not: the browser
 * reads it, and people could make up as many as they like. The pattern of the path stands for all of them.
 */
export function drawnAddress(pathname: string, search: URLSearchParams): DrawnAddress {
  const target = resolvePath(pathname);
  if (target.kind === 'redirect') return { address: pathname, isKept: true };
  const { path: pattern } = target.route;
  const chosen = chosenOf(target.route, search);
  const opened = openedOf(pattern, search);
  const words = wordsOf(target.route, search);
  const path = pattern.replace(OPTIONAL_PART, '');
  const isCombined = chosen.length > 0 && opened.length > 0;
  return {
    address: withParameters(path, [...chosen, ...opened, ...words]),
    isKept: words.length === 0 && !isCombined,
  };
}

type Parameter = [name: string, value: string];

const withParameters = (path: string, parameters: Parameter[]): string =>
  parameters.length > 0 ? `${path}?${new URLSearchParams(parameters).toString()}` : path;

const chosenOf = ({ reads = {} }: PageRoute, search: URLSearchParams): Parameter[] =>
  Object.entries(reads).flatMap(([name, values]): Parameter[] => {
    // An address among the values counts without its own parameters.
    const [value = ''] = (search.get(name) ?? '').split('?');
    return values.includes(value) ? [[name, value]] : [];
  });

const wordsOf = ({ readsWords = {} }: PageRoute, search: URLSearchParams): Parameter[] =>
  Object.entries(readsWords).flatMap(([name, tidy]): Parameter[] => {
    const words = tidy(search.get(name) ?? '');
    return words ? [[name, words]] : [];
  });

function openedOf(pattern: string, search: URLSearchParams): Parameter[] {
  const opened = OPENED[pattern];
  const value = opened && search.get(opened.parameter);
  return value && LOOKS_LIKE_SLUG.test(value) ? [[opened.parameter, value]] : [];
}

interface Opened {
  parameter: string;
  /** The query of the page that knows the values. */
  document: PageDocument;
  valuesIn: (pageData: never) => string[];
}

/** What lies open on a page by a parameter whose values a query of the page knows. */
const OPENED: Partial<Record<string, Opened>> = {
  [paths.photos]: {
    parameter: PHOTO_PARAMETER,
    document: PhotosPageDocument,
    valuesIn: ({ photos }: PhotosPageQuery) => photos.map(slugOf),
  },
  [paths.exerciseHub]: {
    parameter: EXERCISE_PARAMETER,
    document: ExerciseHubPageDocument,
    valuesIn: ({ exercises }: ExerciseHubPageQuery) => exercises.map(({ id }) => id),
  },
};

const LOOKS_LIKE_SLUG = /^[\w-]{1,64}$/;

/** Undefined where the page has what its address opens; otherwise the address without it, which is drawn instead. */
export function withoutMadeUp(
  { path }: PageRoute,
  address: string,
  data: Record<string, unknown>,
): string | undefined {
  const opened = OPENED[path];
  const [pathname = '', search] = address.split('?');
  const parameters = new URLSearchParams(search);
  const value = opened && parameters.get(opened.parameter);
  if (!opened || value == null) return undefined;
  const answer = data[answerKey(opened)];
  if (answer && opened.valuesIn(answer as never).includes(value)) return undefined;
  parameters.delete(opened.parameter);
  return withParameters(pathname, [...parameters]);
}
