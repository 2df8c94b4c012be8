import { useSearchParams } from 'react-router-dom';
import { NEXT_PARAMETER, returnPaths, withNext } from './paths';
import { useIsHydrated } from './use-is-hydrated';

/** Where the visitor wants to go on, by the address of this step. For what is done, not drawn: the server knows less. */
export function useNextPath(): string | null {
  const [search] = useSearchParams();
  return pathOfThisSite(search.get(NEXT_PARAMETER));
}

/** The same for what is drawn: while hydrating, as far as the server knew it too. */
export function useReturnPath(): string | null {
  const path = useNextPath();
  const isHydrated = useIsHydrated();
  if (isHydrated) return path;
  const pathname = path && pathnameOf(path);
  return pathname !== null && returnPaths.includes(pathname) ? pathname : null;
}

export const pathnameOf = (path: string): string => path.split(/[?#]/)[0]!;

const ANY_ORIGIN = 'http://site.invalid';

/** The path where it leads to a page of this site and not to another host, however that is written; else null. */
export function pathOfThisSite(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(address, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** Addresses of the other steps of the way in, which lead to the same place in the end. */
export function useStep(): (path: string) => string {
  const next = useReturnPath();
  return (path) => withNext(path, next);
}
