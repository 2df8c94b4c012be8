import type { ComponentProps } from 'react';
import classes from './action-link.module.css';

/** A button for the step that the page is about, where that is no link and sends no form. */
export const ActionButton = (button: Omit<ComponentProps<'button'>, 'className'>) => (
  <button type="button" {...button} className={classes.primary} />
);
