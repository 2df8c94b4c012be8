import type { ReactNode } from 'react';
import classes from './without-script.module.css';

/**
 * Shown only if JavaScript does not run. Not a `noscript` element, whose content a browser skips when scripts are
 * disabled after parsing, as by developer tools and some extensions.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <div className={classes.withoutScript}>{children}</div>;
}
