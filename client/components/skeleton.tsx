import { useEffect, type ReactNode } from 'react';
import { beginWait } from '../lib/pending';
import { componentsContent } from './components.content';
import { VisuallyHidden } from './visually-hidden';
import classes from './skeleton.module.css';

interface SkeletonProps {
  /** Fills the window, so that content below the skeleton is not pushed out of view when taller content arrives. */
  isTall?: boolean;
  children: ReactNode;
}

/**
 * Shown in place of content that is loading; elements inside with `data-bone` are shown as grey boxes. The pending bar
 * announces it, together with everything else that loads at the same time.
 */
export function Skeleton({ isTall = false, children }: SkeletonProps) {
  useEffect(beginWait, []);
  return (
    <div className={classes.skeleton} data-tall={isTall || undefined} aria-busy="true">
      <VisuallyHidden>{componentsContent.loading}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
