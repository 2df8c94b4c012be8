import type { ReactNode } from 'react';
import classes from './without-script.module.css';

/**
 * Drawn only where JavaScript does not run. Not `noscript`, whose content a browser skips when scripts are
 * switched off after parsing, as in developer tools and some extensions.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <div className={classes.withoutScript}>{children}</div>;
}
