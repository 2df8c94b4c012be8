import classes from './waiver-text.module.css';
import { waiverContent } from './waivers.content';

/** The text of a waiver; a long one scrolls. */
export const WaiverText = ({ text }: { text: string }) => (
  <div className={classes.text} role="region" aria-label={waiverContent.text} tabIndex={0}>
    {text}
  </div>
);
