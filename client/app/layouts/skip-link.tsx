import type { MouseEvent } from 'react';
import { MAIN_ID } from '../../lib/main-id';
import { siteContent } from '../site.content';
import classes from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={classes.link} href={`#${MAIN_ID}`} onClick={focusMain}>
      {siteContent.skip}
    </a>
  );
}

/** Adds no history entry, which on the way back would only lead to the top of the same page. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}
