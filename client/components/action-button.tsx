import type { ComponentProps } from 'react';
import classes from './action-link.module.css';

/** The primary button of a page, if it neither is a link nor submits a form. */
export const ActionButton = (button: Omit<ComponentProps<'button'>, 'className'>) => (
  <button type="button" {...button} className={classes.primary} />
);
