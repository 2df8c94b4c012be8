import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../navigation/navigation';
import classes from './action-button.module.css';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** At most one primary action per view. */
  variant?: 'primary' | 'ghost';
}

/** A button of a page that neither is a link nor submits a form. */
export const ActionButton = ({ variant = 'primary', ...button }: ActionButtonProps) => (
  <button type="button" {...button} className={classes[variant]} />
);

interface ActionLinkProps extends Omit<LinkProps, 'className'> {
  /** At most one primary action per view. */
  variant: 'primary' | 'ghost';
}

/** A link that looks like an action button. */
export const ActionLink = ({ variant, ...link }: ActionLinkProps) => (
  <Link {...link} className={classes[variant]} />
);
