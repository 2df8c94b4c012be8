interface StartFiles {
  /** The page's first script. */
  script: string;
  /** What it imports, and what the page will: each after what it imports itself. */
  preloads: string[];
}

/** A picture that hangs, or a window that nobody sees, must not keep the page from coming alive. */
const PATIENCE_MS = 3000;

/** What somebody does who uses a page; first of all moves towards what will be pressed. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];

/** Who looks at a page for longer than this is likely to press something next, and should not wait for the answer. */
const QUIET_MS = 4000;

export interface Start extends StartFiles {
  /** The page reads and leads on as it was sent; its code is fetched, and run when somebody uses the page. */
  isSheet: boolean;
}

/**
 * Loads the page's code when the page has been painted whole, so that code does not compete with what is read. It is
 * run file by file, so that the browser answers its reader in between.
 * @returns a script for the end of the body
 */
export function startScript({ script, preloads, isSheet }: Start): string {
  return `{
  const files = ${JSON.stringify([...preloads, script])};
  const pause = () => window.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
  let isFetched = false;
  const fetchCode = async () => {
    if (isFetched) return;
    isFetched = true;
    for (const href of files) {
      document.body.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      await pause();
    }
  };
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    await fetchCode();
    for (const file of files) {
      await import(file);
      await pause();
    }
  };
  const waits = ${isSheet} && document.documentElement.dataset.auth === 'out';
  const wait = () => {
    fetchCode();
    setTimeout(start, ${QUIET_MS});
  };
  const whenPainted = waits ? wait : start;
  addEventListener('load', () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      setTimeout(whenPainted);
    }).observe({ type: 'paint', buffered: true }));
  setTimeout(whenPainted, ${PATIENCE_MS});
  if (waits) {
    for (const sign of ${JSON.stringify(SIGNS)}) addEventListener(sign, start, { capture: true, once: true, passive: true });
  }
}`;
}
