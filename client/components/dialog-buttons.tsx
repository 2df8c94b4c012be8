import type { ReactNode } from 'react';
import classes from './dialog-buttons.module.css';

/** The end of a dialog: first the way back, then what it asks about. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}
