import { HYDRATED } from './hydration';

export interface StartFiles {
  /** The page's first script. */
  script: string;
  /** What it imports, and what the page will: each after what it imports itself. */
  preloads: string[];
}

/** Key in the data set of the document: the code did not come, and what is pressed is left to the browser. */
export const FAILED = 'failed';

/** Id of the bar that says so. */
export const FAILED_BAR_ID = 'code-failed';

/** A picture that hangs, or a window that nobody sees, must not keep the code back for longer. */
const PAINT_WAIT_MS = 3000;

/** How long a file waits for an idle moment to run in. */
const IDLE_WAIT_MS = 300;

/** Pauses before files that did not arrive are asked for again. */
const RETRY_AFTER_MS = [1000, 3000];

/** Code that is still on its way after that may never come: meanwhile the page is used without it. */
const STALLED_MS = 20_000;

const MESSAGE = 'Parts of this page did not load.';
const RELOAD = 'Reload';

/**
 * Fetches the page's code after the first paint, so that it does not compete with what is read, and runs it file by
 * file, so that the browser answers its reader in between: in idle moments until somebody presses something. Where the
 * code does not come, says so.
 * @returns a script for the end of the body
 */
export function startScript({ script, preloads }: StartFiles): string {
  return `{
  const files = ${JSON.stringify([...preloads, script])};
  const { dataset } = document.documentElement;
  const pause = (ms) => new Promise((go) => setTimeout(go, ms));
  let isStarted = false;
  let isAwaited = false;
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, () => (isAwaited = true), { capture: true, once: true, passive: true });
  }
  const idle = () =>
    isAwaited || !window.requestIdleCallback
      ? pause()
      : new Promise((go) => requestIdleCallback(go, { timeout: ${IDLE_WAIT_MS} }));
  let bar;
  const fail = () => {
    if (bar || '${HYDRATED}' in dataset) return;
    dataset.${FAILED} = '';
    bar = Object.assign(document.createElement('div'), { id: '${FAILED_BAR_ID}', role: 'alert' });
    const reload = Object.assign(document.createElement('button'), { type: 'button', textContent: '${RELOAD}' });
    reload.addEventListener('click', loadAgain);
    bar.append('${MESSAGE} ', reload);
    document.body.append(bar);
  };
  const load = async () => {
    for (const href of files) {
      document.body.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      await pause();
    }
    for (const file of files) {
      await idle();
      await import(file);
    }
  };
  // In place, so that nothing typed is lost; the whole page only where the server has other files by now.
  const loadAgain = () =>
    load().catch(() => fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), () => {}));
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    setTimeout(fail, ${STALLED_MS});
    for (const wait of ${JSON.stringify([...RETRY_AFTER_MS, 0])}) {
      try {
        return await load();
      } catch {
        await pause(wait);
      }
    }
    fail();
  };
  document.addEventListener('${HYDRATED}', () => {
    delete dataset.${FAILED};
    bar?.remove();
  });
  addEventListener('load', () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      setTimeout(start);
    }).observe({ type: 'paint', buffered: true }));
  setTimeout(start, ${PAINT_WAIT_MS});
}`;
}
