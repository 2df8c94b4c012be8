import { useEffect, type ReactNode } from 'react';
import { beginWait } from '../lib/pending';
import { VisuallyHidden } from './visually-hidden';
import classes from './skeleton.module.css';

/**
 * Shown in place of content that is loading; elements inside with `data-bone` are shown as grey boxes. The pending bar
 * announces it, together with everything else that loads at the same time.
 */
export function Skeleton({ children }: { children: ReactNode }) {
  useEffect(beginWait, []);
  return (
    <div className={classes.skeleton} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
