import { MAIN_ID } from '../../lib/main-id';

/**
 * Calls back with the page's heading, at once or when it comes, and with every one that takes its place: a page
 * that is loading has a heading of its own. Returns how to stop.
 */
export function followHeading(callback: (heading: HTMLElement) => void): () => void {
  let last: HTMLElement | null = null;
  const look = () => {
    const heading = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`);
    if (!heading || heading === last) return;
    last = heading;
    callback(heading);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.getElementById(MAIN_ID) ?? document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
