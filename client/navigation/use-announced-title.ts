import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../lib/focus-heading';
import { MAIN_ID } from '../lib/main-id';

/**
 * After client-side navigation, focuses the new page's heading, as a page load would, and returns its title for screen
 * readers. Empty until then.
 */
export function useAnnouncedTitle(): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    return followHeading((heading) => {
      // Leaves the focus alone if the user has moved it meanwhile. After the removal of a heading it is on the body.
      if ([focused, document.body].includes(document.activeElement)) focusHeading(heading);
      setTitle(document.title);
    });
  }, [pathname]);
  return title;
}

/**
 * Calls back with the page's heading as soon as it exists, and again with every heading that replaces it: a page may
 * show another heading while it loads. Returns a function that stops observing.
 */
function followHeading(callback: (heading: HTMLElement) => void): () => void {
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
