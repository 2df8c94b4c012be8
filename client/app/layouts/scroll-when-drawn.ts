import { MAIN_ID } from '../../lib/main-id';

const PATIENCE_MS = 10_000;
const READERS_OWN = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Scrolls, and again whenever the page has grown, until it says that it has arrived, the reader moves by himself
 * or patience ends: what a page loads comes later than the page. Returns how to stop.
 */
export function scrollWhenDrawn(scroll: () => boolean): () => void {
  const main = document.getElementById(MAIN_ID);
  if (scroll() || !main) return () => undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of READERS_OWN) window.removeEventListener(type, stop);
  };
  const observer = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const type of READERS_OWN) window.addEventListener(type, stop, { passive: true });
  observer.observe(main);
  return stop;
}

/** Whether the page was tall enough; browsers round what they scroll to. */
export function scrollToPosition(position: number): boolean {
  window.scrollTo(0, position);
  return window.scrollY > position - 1;
}

export function scrollToAnchor(id: string): boolean {
  const anchor = document.getElementById(id);
  anchor?.scrollIntoView();
  return anchor !== null;
}
