import { paths } from '../lib/paths';

/**
 * How a request is answered: pages come from the network or not at all, files may come from what is kept, and so may
 * everything of the exercise library, which is the same for everybody and wanted where there is no connection.
 */
export type RequestKind =
  'page' | 'asset' | 'seen' | 'libraryPage' | 'libraryAnswer' | 'libraryFile' | 'film';

interface Asked {
  method: string;
  mode: string;
  url: string;
  headers: Pick<Headers, 'has'>;
}

/** Fonts and pictures, which do not carry their version in their name. */
const SEEN = /^\/(fonts|media|icons)\/|^\/favicon\.\w+$/;

const DEMONSTRATIONS = '/media/exercises/';

/** Queries of the exercise library; their answers are about nobody. */
export const LIBRARY_QUERIES = ['ExerciseHubPage', 'ExerciseDetail'];

/** Null: no business of the worker. No call that is meant for one person, and no page of one, is ever kept. */
export function requestKind({ method, mode, url, headers }: Asked, origin: string): RequestKind | null {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (headers.has('range')) return pathname.startsWith(DEMONSTRATIONS) ? 'film' : null;
  if (mode === 'navigate') return pathname === paths.exerciseHub ? 'libraryPage' : 'page';
  if (pathname === '/graphql') {
    return LIBRARY_QUERIES.includes(searchParams.get('operationName') ?? '') ? 'libraryAnswer' : null;
  }
  return fileKind(pathname);
}

function fileKind(pathname: string): RequestKind | null {
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith(DEMONSTRATIONS)) return 'libraryFile';
  return SEEN.test(pathname) ? 'seen' : null;
}
