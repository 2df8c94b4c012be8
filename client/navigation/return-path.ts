import { matchPath, useSearchParams } from 'react-router-dom';
import { NEXT_PARAMETER, withNext } from '#common/paths';
import { useIsHydrated } from '../lib/use-is-hydrated';
import { LOGIN_REASONS, OTHER_LOGIN_REASON } from './login-reasons.content';

/** The destinations for which the server renders the log-in and the sign-up separately: pages with one address. */
export const returnPaths: readonly string[] = Object.keys(LOGIN_REASONS).filter(
  (path) => !path.includes(':'),
);

/** Why the visitor has to log in to open that page. */
export const loginReasonFor = (pathname: string): string =>
  Object.entries(LOGIN_REASONS).find(([path]) => matchPath(path, pathname))?.[1] ?? OTHER_LOGIN_REASON;

/** Path to open after the log-in, from the query of this page. Not for rendering: the server may not know the query. */
export function useNextPath(): string | null {
  const [search] = useSearchParams();
  return pathOfThisSite(search.get(NEXT_PARAMETER));
}

/** The same path, for rendering: until hydration, only the paths for which the server renders the page separately. */
export function useReturnPath(): string | null {
  const path = useNextPath();
  const isHydrated = useIsHydrated();
  if (isHydrated) return path;
  const pathname = path && pathnameOf(path);
  return pathname !== null && returnPaths.includes(pathname) ? pathname : null;
}

export const pathnameOf = (path: string): string => path.split(/[?#]/)[0]!;

const ANY_ORIGIN = 'http://site.invalid';

/** The path of an address of this site; null if it leads to another host, however that is spelled. */
export function pathOfThisSite(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(address, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** Returns a function that adds this page's destination to the address of another account page. */
export function useStepPath(): (path: string) => string {
  const next = useReturnPath();
  return (path) => withNext(path, next);
}
