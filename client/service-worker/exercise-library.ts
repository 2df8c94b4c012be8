import { paths } from '../lib/paths';
import { BoundedCache } from './bounded-cache';
import { partOfFile } from './part-of-file';
import type { FetchEvent } from './scope';

/** Answers, pictures and films of the exercise library as they were seen: about 10 MB at most. */
export const libraryCache = new BoundedCache('library', 600);

/** Pages of the library, each of which has the whole list in it. */
export const libraryPages = new BoundedCache('library pages', 30);

/** What the site's own links name. Words that a reader has typed, and marks that other sites add, are not kept. */
const KEPT_PARAMETERS = /^(?:[?&](?:muscle|equipment|exercise)=[a-z0-9_-]{1,60}){0,3}$/;

/** Whoever reads in the library by steps within the page has never loaded the list as a page: it is kept as well. */
export function libraryAnswer(event: FetchEvent): Promise<Response> {
  event.waitUntil(keepWholeList(event.request.url));
  return newestOf(event, event.request, keepWholeAnswer);
}

export const libraryFile = (event: FetchEvent): Promise<Response> => newestOf(event, event.request);

/** A film is fetched whole, so that it can be kept; the player gets the part that it asked for. */
export async function filmAnswer(event: FetchEvent): Promise<Response> {
  const film = await newestOf(event, new Request(event.request.url));
  return film.status === 200 ? partOfFile(film, event.request.headers.get('range') ?? '') : film;
}

export async function keepLibraryPage(request: Request, page: Response): Promise<void> {
  const { search, hash } = new URL(request.url);
  if (KEPT_PARAMETERS.test(search + hash)) await libraryPages.keep(request, page);
}

/** The page as it was last seen; for one that was not, the list from which the exercise can be opened. */
export async function keptLibraryPage(request: Request): Promise<Response | undefined> {
  const page = await libraryPages.find(request);
  if (page) return page;
  const list = wholeList(request.url);
  return (await libraryPages.find(list)) && Response.redirect(list.url);
}

/** What comes from the network, and is kept; without a connection what was kept before. */
async function newestOf(event: FetchEvent, request: Request, keep = keepFile): Promise<Response> {
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

/** GraphQL reports a failure with status 200, and it must not take the place of an answer that was kept before. */
async function keepWholeAnswer(request: Request, response: Response): Promise<void> {
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
      // The next answer tries again.
    },
  );
}

const wholeList = (url: string) => new Request(new URL(paths.exerciseHub, url), { credentials: 'omit' });
