import { HOUR_MS } from '#common/time';
import { requestLeaving } from '../navigation/navigation';
import { showToast } from '../lib/toast';
import { siteContent } from './site.content';

/** Sent by a new service worker to every open page as soon as it is active. */
export interface VersionMessage {
  /** Name of the entry script in the worker's version of the site. */
  entryScript: string;
}

const WORKER = '/sw.js';

/** Registers the service worker, and offers a reload when the page is outdated. Called once, in production builds. */
export function followUpdates(entryScript: string): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isOffered = false;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Partial<VersionMessage>>) => {
    if (isOffered || !data.entryScript || data.entryScript === entryScript) return;
    isOffered = true;
    const run = () => requestLeaving(() => window.location.reload());
    showToast(siteContent.updateReady, { label: siteContent.reload, run });
  });
  // Without the worker, as in some private windows, the site works as usual.
  serviceWorker.register(WORKER).catch(() => undefined);
  checkWhenShown(serviceWorker);
}

/** The browser checks for a new worker at every page load, but a tab that stays open for days loads no page. */
function checkWhenShown(serviceWorker: ServiceWorkerContainer): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    void serviceWorker
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined);
  });
}
