import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../lib/focus-heading';
import { followHeading } from './follow-heading';
import classes from '../../components/visually-hidden.module.css';

/** Does after a change of page what a browser does after loading one: starts reading at its top, says its title. */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    return followHeading((heading) => {
      // Whoever has moved on meanwhile is not pulled back; a heading that went away leaves its focus to the body.
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
