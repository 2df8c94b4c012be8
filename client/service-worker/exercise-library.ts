import { paths } from '#common/paths';
import { BoundedCache } from './bounded-cache';
import { rangeResponse } from './byte-range';
import type { FetchEvent } from './scope';

/** API responses, pictures and videos of the exercises that were viewed: about 10 MB at most. */
export const libraryCache = new BoundedCache('library', 600);

/** Pages of the library; each contains the whole list. */
export const libraryPages = new BoundedCache('library pages', 30);

/** Parameters of the site's own links. Pages with search terms or parameters that other sites add are not cached. */
const CACHED_PARAMETERS = /^(?:[?&](?:muscle|equipment|exercise)=[a-z0-9_-]{1,60}){0,3}$/;

/** Caches the whole list as well, which client-side navigation has never requested as a page. */
export function libraryResponse(event: FetchEvent): Promise<Response> {
  event.waitUntil(cacheWholeList(event.request.url));
  return networkFirst(event, event.request, cacheValidResponse);
}

export const libraryFile = (event: FetchEvent): Promise<Response> => networkFirst(event, event.request);

/** Fetches the whole video, so that it can be cached, and returns the range that the player requested. */
export async function videoResponse(event: FetchEvent): Promise<Response> {
  const video = await networkFirst(event, new Request(event.request.url));
  return video.status === 200 ? rangeResponse(video, event.request.headers.get('range') ?? '') : video;
}

export async function cacheLibraryPage(request: Request, page: Response): Promise<void> {
  const { search, hash } = new URL(request.url);
  if (CACHED_PARAMETERS.test(search + hash)) await libraryPages.put(request, page);
}

/**
 * The cached page; otherwise a redirect to the list, if that is cached, with the parameters in the fragment, whose
 * exercise the page opens once its code runs.
 */
export async function cachedLibraryPage(request: Request): Promise<Response | undefined> {
  const page = await libraryPages.match(request);
  if (page) return page;
  const list = await inAnyCache(wholeList(request.url));
  const { search } = new URL(request.url);
  if (!list || search === '') return list;
  return Response.redirect(`${wholeList(request.url).url}#${search}`);
}

/** The response from the network, which is then cached; without a connection, the cached response. */
async function networkFirst(event: FetchEvent, request: Request, cache = cacheFile): Promise<Response> {
  try {
    const response = await fetch(request);
    event.waitUntil(cache(request, response.clone()));
    return response;
  } catch (error) {
    const cached = await inAnyCache(request);
    if (cached) return cached;
    throw error;
  }
}

/** The library's own caches, and what saved plans need. Responses differ by URL only, whatever their headers say. */
const inAnyCache = (request: Request) => caches.match(request, { ignoreVary: true });

const cacheFile = (request: Request, file: Response) => libraryCache.put(request, file);

/** GraphQL may report a failure with status 200, which must not replace a cached answer. */
async function cacheValidResponse(request: Request, response: Response): Promise<void> {
  if (await isValidAnswer(response)) await libraryCache.put(request, response);
}

export async function isValidAnswer(response: Response): Promise<boolean> {
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { data?: unknown; errors?: unknown } | null;
  return Boolean(answer?.data && !answer.errors);
}

async function cacheWholeList(url: string): Promise<void> {
  const list = wholeList(url);
  if (await libraryPages.match(list)) return;
  await fetch(list).then(
    (page) => libraryPages.put(list, page),
    () => {
      // Tried again with the next API response.
    },
  );
}

const wholeList = (url: string) => new Request(new URL(paths.exerciseHub, url), { credentials: 'omit' });
