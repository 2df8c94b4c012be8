import { useEffect, useState, useSyncExternalStore } from 'react';
import { MAIN_ID } from '../../lib/main-id';
import { isWaiting, onWaitChange } from '../../lib/pending';
import hidden from '../../components/visually-hidden.module.css';
import { siteContent } from '../site.content';
import classes from './pending-bar.module.css';

/** For shorter waits the bar would only flicker. */
const SHOWN_AFTER_MS = 150;

/** A thin bar at the top while a page or its data loads, which is also announced to screen readers. */
export function PendingBar() {
  const isPending = useSyncExternalStore(onWaitChange, isWaiting, () => false);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isPending]);
  useEffect(() => {
    if (!isShown) return undefined;
    const main = document.getElementById(MAIN_ID);
    main?.setAttribute('aria-busy', 'true');
    return () => main?.removeAttribute('aria-busy');
  }, [isShown]);
  return (
    <>
      {isShown && <div className={classes.bar} />}
      <p className={hidden.hidden} role="status">
        {isShown && siteContent.loading}
      </p>
    </>
  );
}
