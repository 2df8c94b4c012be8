import { MAIN_ID } from '../lib/main-id';

const TIMEOUT_MS = 10_000;
const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Calls `scroll` now and again whenever the page grows, because a page is shown before its data. Stops when
 * `scroll` returns true, at the user's next input, or after the time-out. Returns a function that stops it.
 */
export function scrollWhenRendered(scroll: () => boolean): () => void {
  const main = document.getElementById(MAIN_ID);
  if (scroll() || !main) return () => undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of USER_INPUT_EVENTS) window.removeEventListener(type, stop);
  };
  const observer = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  const timer = setTimeout(stop, TIMEOUT_MS);
  for (const type of USER_INPUT_EVENTS) window.addEventListener(type, stop, { passive: true });
  observer.observe(main);
  return stop;
}

/** Returns whether the page was tall enough; browsers round the position. */
export function scrollToPosition(position: number): boolean {
  window.scrollTo(0, position);
  return window.scrollY > position - 1;
}

/** Returns whether the anchor exists. */
export function scrollToAnchor(id: string): boolean {
  const anchor = document.getElementById(id);
  anchor?.scrollIntoView();
  return anchor !== null;
}
