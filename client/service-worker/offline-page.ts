import { OFFLINE_PATH, offlineAddress } from '../lib/offline-address';

/** Style sheets, scripts and fonts in the attributes of a page, alone or in a list. */
const FILES = /[" ](\/(?:assets|fonts)\/[^" ]+)(?=[" ])/g;

/** Files that a page refers to, without those that its code loads later. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(FILES)].map(([, file]) => file ?? '')),
];

/** Caches the offline page and all files that it needs; without credentials, so that it contains nothing personal. */
export async function cacheOfflinePage(cacheName: string): Promise<void> {
  const page = await fetch(OFFLINE_PATH, { credentials: 'omit', cache: 'no-store' });
  if (!page.ok) throw new Error(`${OFFLINE_PATH} returned status ${page.status}.`);
  const cache = await caches.open(cacheName);
  await cache.addAll(filesOf(await page.clone().text()));
  await cache.put(OFFLINE_PATH, page);
}

/**
 * Redirects from a page that cannot be loaded to the offline page, which needs an address of its own: the client
 * renders the page that belongs to the address.
 */
export async function offlineResponse(url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  if (pathname !== OFFLINE_PATH) return Response.redirect(new URL(offlineAddress(pathname + search), url));
  return (await caches.match(OFFLINE_PATH)) ?? Response.error();
}
