import { MAIN_ID } from '../lib/main-id';

/**
 * Calls back with the page's heading as soon as it exists, and again with every heading that replaces it: a page may
 * show another heading while it loads. Returns a function that stops observing.
 */
export function followHeading(callback: (heading: HTMLElement) => void): () => void {
  let last: HTMLElement | null = null;
  const checkHeading = () => {
    const heading = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`);
    if (!heading || heading === last) return;
    last = heading;
    callback(heading);
  };
  checkHeading();
  const observer = new MutationObserver(checkHeading);
  observer.observe(document.getElementById(MAIN_ID) ?? document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
