import { paths } from '../lib/paths';
import { BoundedCache } from './bounded-cache';
import { partOfFile } from './part-of-file';
import type { FetchEvent } from './scope';

/** API responses, pictures and videos of the exercises that were viewed: about 10 MB at most. */
export const libraryCache = new BoundedCache('library', 600);

/** Pages of the library, each of which contains the whole list. */
export const libraryPages = new BoundedCache('library pages', 30);

/** Parameters of the site's own links. Pages with search terms or parameters that other sites add are not cached. */
const KEPT_PARAMETERS = /^(?:[?&](?:muscle|equipment|exercise)=[a-z0-9_-]{1,60}){0,3}$/;

/** Caches the whole list as well: with client-side navigation, the list has never been requested as a page. */
export function libraryAnswer(event: FetchEvent): Promise<Response> {
  event.waitUntil(keepWholeList(event.request.url));
  return networkFirst(event, event.request, keepValidAnswer);
}

export const libraryFile = (event: FetchEvent): Promise<Response> => networkFirst(event, event.request);

/** Fetches a video completely, so that it can be cached; the player gets the range that it requested. */
export async function filmAnswer(event: FetchEvent): Promise<Response> {
  const film = await networkFirst(event, new Request(event.request.url));
  return film.status === 200 ? partOfFile(film, event.request.headers.get('range') ?? '') : film;
}

export async function keepLibraryPage(request: Request, page: Response): Promise<void> {
  const { search, hash } = new URL(request.url);
  if (KEPT_PARAMETERS.test(search + hash)) await libraryPages.keep(request, page);
}

/** The cached page; otherwise a redirect to the list, where the exercise can be opened, if the list is cached. */
export async function keptLibraryPage(request: Request): Promise<Response | undefined> {
  const page = await libraryPages.find(request);
  if (page) return page;
  const list = wholeList(request.url);
  return (await libraryPages.find(list)) && Response.redirect(list.url);
}

/** The response of the network, which is cached; without a connection the cached one. */
async function networkFirst(event: FetchEvent, request: Request, keep = keepFile): Promise<Response> {
  try {
    const response = await fetch(request);
    event.waitUntil(keep(request, response.clone()));
    return response;
  } catch (error) {
    const kept = await libraryCache.find(request);
    if (kept) return kept;
    throw error;
  }
}

const keepFile = (request: Request, file: Response) => libraryCache.keep(request, file);

/** GraphQL may report a failure with status 200, which must not replace a cached answer. */
async function keepValidAnswer(request: Request, response: Response): Promise<void> {
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { data?: unknown; errors?: unknown } | null;
  if (answer?.data && !answer.errors) await libraryCache.keep(request, response);
}

async function keepWholeList(url: string): Promise<void> {
  const list = wholeList(url);
  if (await libraryPages.find(list)) return;
  await fetch(list).then(
    (page) => libraryPages.keep(list, page),
    () => {
      // Tried again with the next API response.
    },
  );
}

const wholeList = (url: string) => new Request(new URL(paths.exerciseHub, url), { credentials: 'omit' });
