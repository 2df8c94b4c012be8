/**
 * Loads the page's code after the first paint, so that it does not compete with the visible content, and runs it file
 * by file, so that the browser can handle input in between: in idle periods until the first press, then without
 * waiting for them. Shows a bar if the code does not load. The script element lists the files in `data-files`.
 */
import { loadCodeContent as content } from './load-code.content';
import { FAILED, FAILED_BAR_ID, HYDRATED } from './marks';

/** Longest wait for the first paint: a stalled picture or a hidden window must not delay the code any longer. */
const PAINT_WAIT_MS = 3000;

/** Longest wait for an idle period before a file runs. */
const IDLE_WAIT_MS = 300;

/** Delays before files that failed to load are requested again; after the last one, they are not. */
const RETRY_AFTER_MS = [1000, 3000, 0];

/** Code that takes longer counts as failed, though it may still arrive: meanwhile the page works without it. */
const STALLED_MS = 20_000;

const files = document.currentScript!.dataset['files']!.split(' ');
const { dataset } = document.documentElement;

const pause = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let hasInput = false;
for (const press of ['pointerdown', 'keydown']) {
  addEventListener(press, () => (hasInput = true), { capture: true, once: true, passive: true });
}

/** Safari has no idle callbacks. */
const idle = (): Promise<unknown> =>
  hasInput || !('requestIdleCallback' in window)
    ? pause()
    : new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_WAIT_MS }));

async function load(): Promise<void> {
  for (const href of files) {
    document.body.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await pause();
  }
  for (const file of files) {
    await idle();
    await import(/* @vite-ignore */ file);
  }
}

/**
 * Loads the files in place, so that nothing typed is lost. Reloads the page only if the server responds but the files
 * still fail to load, as after a new release.
 */
const loadAgain = () =>
  load().catch(() =>
    fetch(location.href, { method: 'HEAD' }).then(
      () => location.reload(),
      () => undefined,
    ),
  );

let bar: HTMLElement | undefined;

function fail(): void {
  if (bar || HYDRATED in dataset) return;
  dataset[FAILED] = '';
  bar = Object.assign(document.createElement('div'), { id: FAILED_BAR_ID, role: 'alert' });
  const reload = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: content.reload,
  });
  reload.addEventListener('click', () => void loadAgain());
  bar.append(`${content.failed} `, reload);
  document.body.append(bar);
}

let isStarted = false;

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  setTimeout(fail, STALLED_MS);
  for (const wait of RETRY_AFTER_MS) {
    try {
      await load();
      return;
    } catch {
      await pause(wait);
    }
  }
  fail();
}

document.addEventListener(HYDRATED, () => {
  delete dataset[FAILED];
  bar?.remove();
});

addEventListener('load', () => {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    setTimeout(() => void start());
  });
  observer.observe({ type: 'paint', buffered: true });
});
setTimeout(() => void start(), PAINT_WAIT_MS);
