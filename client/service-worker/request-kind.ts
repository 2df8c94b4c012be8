/** How a request is answered: pages come from the network or not at all, files may come from what is kept. */
export type RequestKind = 'page' | 'asset' | 'seen';

interface Asked {
  method: string;
  mode: string;
  url: string;
  headers: Pick<Headers, 'has'>;
}

/** Fonts and pictures, which do not carry their version in their name. */
const SEEN = /^\/(fonts|media|icons)\/|^\/favicon\.\w+$/;

/** Null: no business of the worker. No call, and nothing that is meant for one person, is ever kept. */
export function requestKind({ method, mode, url, headers }: Asked, origin: string): RequestKind | null {
  const { origin: asked, pathname } = new URL(url);
  // A part of a file, as players of films ask for it, is not to be kept for the whole.
  if (method !== 'GET' || asked !== origin || headers.has('range')) return null;
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/')) return 'asset';
  return SEEN.test(pathname) ? 'seen' : null;
}
