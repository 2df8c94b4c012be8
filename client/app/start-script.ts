import { HYDRATED } from './hydration';

export interface StartFiles {
  /** The entry script. */
  script: string;
  /** Modules that the entry script and the page import, each after its own imports. */
  preloads: string[];
}

/** Data attribute of the document element: the code did not load, and presses are left to the browser. */
export const FAILED = 'failed';

/** Id of the bar that reports that the code did not load. */
export const FAILED_BAR_ID = 'code-failed';

/** Longest wait for the first paint: a stalled picture or a hidden window must not delay the code any longer. */
const PAINT_WAIT_MS = 3000;

/** Longest wait for an idle period before a file runs. */
const IDLE_WAIT_MS = 300;

/** Delays before files that failed to load are requested again. */
const RETRY_AFTER_MS = [1000, 3000];

/** Code that takes longer counts as failed, though it may still arrive: meanwhile the page works without it. */
const STALLED_MS = 20_000;

const MESSAGE = 'Parts of this page did not load.';
const RELOAD = 'Reload';

/**
 * Loads the page's code after the first paint, so that it does not compete with the visible content, and runs it file
 * by file, so that the browser can handle input in between: in idle periods until the first press, then without
 * waiting for them. Shows a bar if the code does not load.
 * @returns a script for the end of the body
 */
export function startScript({ script, preloads }: StartFiles): string {
  return `{
  const files = ${JSON.stringify([...preloads, script])};
  const { dataset } = document.documentElement;
  const pause = (ms) => new Promise((go) => setTimeout(go, ms));
  let isStarted = false;
  let hasInput = false;
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, () => (hasInput = true), { capture: true, once: true, passive: true });
  }
  const idle = () =>
    hasInput || !window.requestIdleCallback
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
  // Loads the files in place, so that nothing typed is lost. Reloads the page only if the server responds but the
  // files still fail to load, as after a new release.
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
