import { paths } from '../lib/paths';
import { BoundedCache } from './bounded-cache';
import { partOfFile } from './part-of-file';
import type { FetchEvent } from './scope';

/** Pages, answers, pictures and films of the exercise library as they were seen: about 10 MB at most. */
export const libraryCache = new BoundedCache('library', 600);

/** Whoever reads in the library by steps within the page has never loaded the list as a page: it is kept as well. */
export function libraryAnswer(event: FetchEvent): Promise<Response> {
  event.waitUntil(keepWholeList(event.request.url));
  return newestOf(event, event.request);
}

export const libraryFile = (event: FetchEvent): Promise<Response> => newestOf(event, event.request);

/** A film is fetched whole, so that it can be kept; the player gets the part that it asked for. */
export async function filmAnswer(event: FetchEvent): Promise<Response> {
  const film = await newestOf(event, new Request(event.request.url));
  return film.status === 200 ? partOfFile(film, event.request.headers.get('range') ?? '') : film;
}

/** The page as it was last seen; for one that was not, the list from which the exercise can be opened. */
export async function keptLibraryPage(request: Request): Promise<Response | undefined> {
  const page = await libraryCache.find(request);
  if (page) return page;
  const list = wholeList(request.url);
  return (await libraryCache.find(list)) && Response.redirect(list.url);
}

/** What comes from the network, and is kept; without a connection what was kept before. */
async function newestOf(event: FetchEvent, request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    event.waitUntil(libraryCache.keep(request, response.clone()));
    return response;
  } catch (error) {
    const kept = await libraryCache.find(request);
    if (kept) return kept;
    throw error;
  }
}

async function keepWholeList(url: string): Promise<void> {
  const list = wholeList(url);
  if (await libraryCache.find(list)) return;
  await fetch(list).then(
    (page) => libraryCache.keep(list, page),
    () => {
      // The next answer tries again.
    },
  );
}

const wholeList = (url: string) => new Request(new URL(paths.exerciseHub, url), { credentials: 'omit' });
