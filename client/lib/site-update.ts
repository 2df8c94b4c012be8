import { HOUR_MS } from '#common/time';
import { leaveBy } from './leaving';
import { showToast } from './toast';

/** What the service worker tells every page when it takes over: the script that the newest pages begin with. */
export interface VersionMessage {
  entryScript: string;
}

const WORKER = '/sw.js';

/** Keeps the site useful offline, and tells a reader whose page has become old. Called once, by a built page. */
export function followUpdates(entryScript: string): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isTold = false;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Partial<VersionMessage>>) => {
    if (isTold || !data.entryScript || data.entryScript === entryScript) return;
    isTold = true;
    showToast('Update ready', { label: 'Reload', run: () => leaveBy(() => window.location.reload()) });
  });
  // Without the worker, as in some private windows, the site works as ever.
  serviceWorker.register(WORKER).catch(() => undefined);
  askWhenShown(serviceWorker);
}

/** The browser itself asks with each page that it loads; a tab that stays open for days loads none. */
function askWhenShown(serviceWorker: ServiceWorkerContainer): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < HOUR_MS) return;
    askedAt = Date.now();
    void serviceWorker
      .getRegistration()
      .then((worker) => worker?.update())
      .catch(() => undefined);
  });
}
