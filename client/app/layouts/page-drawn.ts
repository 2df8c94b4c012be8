import { MAIN_ID } from './skip-link';

const PATIENCE_MS = 10_000;

/** Calls back with the page's heading, at once or when it comes (a page may still be loading); returns how to stop. */
export function whenPageIsDrawn(callback: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>(`#${MAIN_ID} h1`);
  const heading = find();
  if (heading) {
    callback(heading);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    stop();
    callback(late);
  });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.getElementById(MAIN_ID) ?? document.body, { childList: true, subtree: true });
  return stop;
}
