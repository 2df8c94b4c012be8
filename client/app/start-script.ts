/** The page's first script, and what it imports. */
interface StartFiles {
  script: string;
  preloads: string[];
}

/** A picture that hangs must not keep the page from coming alive. */
const PATIENCE_MS = 3000;

/** What somebody does who uses a page; first of all moves towards what will be pressed. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];

/** Who only reads needs no code for the page; what it keeps up to date by itself can wait this long. */
const QUIET_MS = 5000;

export interface Start extends StartFiles {
  /** The page reads and leads on as it was sent; its code is fetched, and run when somebody uses the page. */
  isSheet: boolean;
}

/**
 * Loads the page's code when the page has been painted whole, so that code does not compete with what is read.
 * @returns a script for the end of the body
 */
export function startScript({ script, preloads, isSheet }: Start): string {
  return `{
  const files = ${JSON.stringify([script, ...preloads])};
  const fetchCode = () => {
    while (files.length > 0) {
      document.body.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: files.pop() }));
    }
  };
  const start = () => {
    fetchCode();
    import('${script}');
  };
  const waits = ${isSheet} && document.documentElement.dataset.auth === 'out';
  const whenPainted = waits ? fetchCode : start;
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(whenPainted)));
  setTimeout(whenPainted, ${PATIENCE_MS});
  if (waits) {
    for (const sign of ${JSON.stringify(SIGNS)}) addEventListener(sign, start, { capture: true, once: true, passive: true });
    setTimeout(start, ${QUIET_MS});
  }
}`;
}
