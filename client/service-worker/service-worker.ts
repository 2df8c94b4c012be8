/**
 * Keeps the site useful without a connection: the hashed files, the fonts and pictures that were seen, and one page
 * with timings and contacts, and the exercise library as far as it was seen. All other pages and calls come from the
 * network, so nothing about a person is kept.
 */
import type { VersionMessage } from '../lib/site-update';
import { BoundedCache } from './bounded-cache';
import {
  filmAnswer,
  keepLibraryPage,
  keptLibraryPage,
  libraryAnswer,
  libraryCache,
  libraryFile,
} from './exercise-library';
import { keepOfflinePage, offlineAnswer } from './offline-page';
import { requestKind, type RequestKind } from './request-kind';
import { scope, type FetchEvent } from './scope';

/** The build writes it here: the script of this version's pages, which makes each version another worker. */
const ENTRY_SCRIPT = '__ENTRY_SCRIPT__';

const OFFLINE_CACHE = `offline ${ENTRY_SCRIPT}`;
const assets = new BoundedCache('assets', 200);
const seen = new BoundedCache('seen', 80);

// Pages of an older version lose nothing to a newer worker, since what they are made of has its version in its name.
scope.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage(OFFLINE_CACHE).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  // Not the pages of the library, which name the files of the version before.
  const current = [OFFLINE_CACHE, assets.name, seen.name, libraryCache.name];
  const outdated = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  const message: VersionMessage = { entryScript: ENTRY_SCRIPT };
  for (const page of await scope.clients.matchAll()) page.postMessage(message);
}

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

const ANSWERS: Record<RequestKind, (event: FetchEvent) => Promise<Response>> = {
  page: loadedPage,
  asset: keptFirst,
  seen: loadedFirst,
  libraryPage,
  libraryAnswer,
  libraryFile,
  film: filmAnswer,
};

function answerTo(event: FetchEvent): Promise<Response> | null {
  const kind = requestKind(event.request, location.origin);
  return kind && ANSWERS[kind](event);
}

async function loadedPage(event: FetchEvent): Promise<Response> {
  try {
    return await newestPage(event);
  } catch {
    return offlineAnswer(event.request.url);
  }
}

async function libraryPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const page = await newestPage(event);
    event.waitUntil(keepLibraryPage(request, page.clone()));
    return page;
  } catch {
    return (await keptLibraryPage(request)) ?? offlineAnswer(request.url);
  }
}

const newestPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

async function keptFirst(event: FetchEvent): Promise<Response> {
  return (await kept(event.request)) ?? load(event, assets);
}

/** The browser's own cache answers most of these; ours does when there is no connection. */
async function loadedFirst(event: FetchEvent): Promise<Response> {
  try {
    return await load(event, seen);
  } catch (error) {
    const file = await kept(event.request);
    if (file) return file;
    throw error;
  }
}

const kept = async (request: Request) => (await assets.find(request)) ?? caches.match(request);

async function load(event: FetchEvent, cache: BoundedCache): Promise<Response> {
  const response = await fetch(event.request);
  event.waitUntil(cache.keep(event.request, response.clone()));
  return response;
}
