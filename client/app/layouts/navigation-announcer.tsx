import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../lib/focus-heading';
import { followHeading } from './follow-heading';
import classes from '../../components/visually-hidden.module.css';

/** After client-side navigation, focuses the new page's heading and announces its title, as a page load would. */
export function NavigationAnnouncer() {
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
  return (
    <p className={classes.hidden} role="status">
      {title}
    </p>
  );
}
