import type { ReactNode } from 'react';
import classes from './dialog-buttons.module.css';

/** The buttons at the end of a dialog: first the one that cancels, then the one that confirms. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}
