import { paths } from '#common/paths';
import {
  ExerciseDetailDocument,
  ExerciseHubPageDocument,
} from '../features/exercises/exercises.page.generated';

/**
 * Determines the caching strategy of a request. Files may come from the cache, and so may all parts of the exercise
 * library, which is the same for everyone and useful offline. All other pages come from the network only.
 */
export type RequestKind =
  | 'page'
  | 'planPage'
  | 'asset'
  | 'unversioned'
  | 'libraryPage'
  | 'libraryResponse'
  | 'libraryFile'
  | 'video';

interface RequestFacts {
  method: string;
  mode: string;
  url: string;
  headers: Pick<Headers, 'has'>;
}

/** Fonts and pictures, whose names contain no version. */
const UNVERSIONED = /^\/(fonts|media|icons)\/|^\/favicon\.\w+$/;

const DEMONSTRATIONS = '/media/exercises/';

/** Queries of the exercise library; their answers contain nothing personal. */
export const LIBRARY_QUERIES = [ExerciseHubPageDocument.name, ExerciseDetailDocument.name];

/** Null for requests that the worker does not handle. Personal pages and API responses are never cached. */
export function requestKind(
  { method, mode, url, headers }: RequestFacts,
  ownOrigin: string,
): RequestKind | null {
  const { origin, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return null;
  if (headers.has('range')) return pathname.startsWith(DEMONSTRATIONS) ? 'video' : null;
  if (mode === 'navigate') return pageKind(pathname);
  if (pathname === '/graphql') {
    return LIBRARY_QUERIES.includes(searchParams.get('operationName') ?? '') ? 'libraryResponse' : null;
  }
  return fileKind(pathname);
}

function pageKind(pathname: string): RequestKind {
  if (pathname === paths.exerciseHub) return 'libraryPage';
  return pathname === paths.diet ? 'planPage' : 'page';
}

function fileKind(pathname: string): RequestKind | null {
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith(DEMONSTRATIONS)) return 'libraryFile';
  return UNVERSIONED.test(pathname) ? 'unversioned' : null;
}
