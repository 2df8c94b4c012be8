/**
 * Keeps the site useful without a connection: the hashed files, the fonts and pictures that were seen, and one page
 * with timings and contacts. Pages and calls always come from the network, so nothing about a person is kept.
 */
import type { VersionMessage } from '../lib/site-update';
import { BoundedCache } from './bounded-cache';
import { keepOfflinePage, offlineAnswer } from './offline-page';
import { requestKind } from './request-kind';
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
  const current = [OFFLINE_CACHE, assets.name, seen.name];
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

function answerTo(event: FetchEvent): Promise<Response> | null {
  const kind = requestKind(event.request, location.origin);
  return kind && { page: loadedPage, asset: keptFirst, seen: loadedFirst }[kind](event);
}

async function loadedPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlineAnswer(request.url);
  }
}

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
