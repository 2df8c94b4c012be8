import type { ReactNode } from 'react';
import classes from './skeleton.module.css';

/** Stands in the place of content that is on its way; elements inside with `data-bone` are drawn as grey boxes. */
export function Skeleton({ children }: { children: ReactNode }) {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <p role="status" className={classes.word}>
        Loading
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
