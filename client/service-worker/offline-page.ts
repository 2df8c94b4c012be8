import { OFFLINE_PATH, offlineAddress } from '../lib/offline-address';

/** Style sheets, scripts and fonts, as the page names them: in attributes, and in the script that starts it. */
const FILES = /"(\/(?:assets|fonts)\/[^"]+)"/g;

/** Keeps the page that is shown without a connection, with all that it needs. Asked for by nobody in particular. */
export async function keepOfflinePage(cacheName: string): Promise<void> {
  const page = await fetch(OFFLINE_PATH, { credentials: 'omit', cache: 'no-store' });
  if (!page.ok) throw new Error(`${OFFLINE_PATH} answered ${page.status}.`);
  const html = await page.clone().text();
  const files = [...html.matchAll(FILES)].map(([, file]) => file ?? '');
  const cache = await caches.open(cacheName);
  await cache.addAll([...new Set(files)]);
  await cache.put(OFFLINE_PATH, page);
}

/** Stands in for a page that cannot be loaded, under an address of its own: the browser draws it as that page. */
export async function offlineAnswer(url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  if (pathname !== OFFLINE_PATH) return Response.redirect(new URL(offlineAddress(pathname + search), url));
  return (await caches.match(OFFLINE_PATH)) ?? Response.error();
}
