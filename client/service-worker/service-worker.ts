/**
 * Makes the site useful offline. Caches the hashed files, the fonts and pictures that were used, one page with timings
 * and contacts, the viewed parts of the exercise library, and, until the log-out, what saved workout plans need. All other
 * pages and API responses come from the network.
 */
import type { VersionMessage } from '../app/site-update';
import { BoundedCache } from './bounded-cache';
import {
  cachedLibraryPage,
  cacheLibraryPage,
  libraryCache,
  libraryFile,
  libraryResponse,
  videoResponse,
} from './exercise-library';
import { cacheOfflinePage, offlineResponse } from './offline-page';
import type { PlanMessage } from '../lib/plan-message';
import { PERSONAL_CACHE } from '../lib/personal-cache';
import { requestKind, type RequestKind } from './request-kind';
import { changeKeptPlans, keptPlanPage } from './saved-plans';
import { scope, type FetchEvent } from './scope';

/** Replaced by the build with the entry script of this version's pages, so that the worker differs in each version. */
const ENTRY_SCRIPT = '__ENTRY_SCRIPT__';

const OFFLINE_CACHE = `offline ${ENTRY_SCRIPT}`;
const assets = new BoundedCache('assets', 200);
const unversioned = new BoundedCache('seen', 80);

// A newer worker may take over pages of an older version at once, because their files have the version in their names.
scope.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage(OFFLINE_CACHE).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  // Excludes the cached library pages, which refer to files of the previous version.
  const current = [OFFLINE_CACHE, assets.name, unversioned.name, libraryCache.name, PERSONAL_CACHE];
  const outdated = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  const message: VersionMessage = { entryScript: ENTRY_SCRIPT };
  for (const page of await scope.clients.matchAll()) page.postMessage(message);
}

/** Only pages of this site can send messages. */
scope.addEventListener('message', (event) => event.waitUntil(changeKeptPlans(event.data as PlanMessage)));

scope.addEventListener('fetch', (event) => {
  const response = responseTo(event);
  if (response) event.respondWith(response);
});

const RESPONSES: Record<RequestKind, (event: FetchEvent) => Promise<Response>> = {
  page: networkPage,
  planPage,
  asset: cacheFirst,
  unversioned: networkFirst,
  libraryPage,
  libraryResponse,
  libraryFile,
  video: videoResponse,
};

function responseTo(event: FetchEvent): Promise<Response> | null {
  const kind = requestKind(event.request, location.origin);
  return kind && RESPONSES[kind](event);
}

async function networkPage(event: FetchEvent): Promise<Response> {
  try {
    return await loadPage(event);
  } catch {
    return offlineResponse(event.request.url);
  }
}

async function planPage(event: FetchEvent): Promise<Response> {
  try {
    return await loadPage(event);
  } catch {
    return (await keptPlanPage()) ?? offlineResponse(event.request.url);
  }
}

async function libraryPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const page = await loadPage(event);
    event.waitUntil(cacheLibraryPage(request, page.clone()));
    return page;
  } catch {
    return (await cachedLibraryPage(request)) ?? offlineResponse(request.url);
  }
}

const loadPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

async function cacheFirst(event: FetchEvent): Promise<Response> {
  return (await findCached(event.request)) ?? load(event, assets);
}

/** The browser's HTTP cache answers most of these requests, this cache only those without a connection. */
async function networkFirst(event: FetchEvent): Promise<Response> {
  try {
    return await load(event, unversioned);
  } catch (error) {
    const file = await findCached(event.request);
    if (file) return file;
    throw error;
  }
}

const findCached = async (request: Request) => (await assets.match(request)) ?? caches.match(request);

async function load(event: FetchEvent, cache: BoundedCache): Promise<Response> {
  const response = await fetch(event.request);
  event.waitUntil(cache.put(event.request, response.clone()));
  return response;
}
