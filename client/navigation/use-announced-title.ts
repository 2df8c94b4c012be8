import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../lib/focus-heading';
import { followHeading } from './follow-heading';

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
