import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../navigation/navigation';
import classes from './action-button.module.css';

/** The primary button of a page, if it neither is a link nor submits a form. */
export const ActionButton = (button: Omit<ComponentProps<'button'>, 'className'>) => (
  <button type="button" {...button} className={classes.primary} />
);

interface ActionLinkProps extends Omit<LinkProps, 'className'> {
  /** At most one primary action per view. */
  variant: 'primary' | 'ghost';
}

/** A link that looks like an action button. */
export const ActionLink = ({ variant, ...link }: ActionLinkProps) => (
  <Link {...link} className={classes[variant]} />
);
