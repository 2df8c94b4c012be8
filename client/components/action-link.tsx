import { Link, type LinkProps } from 'react-router-dom';
import classes from './action-link.module.css';

interface ActionLinkProps extends Omit<LinkProps, 'className'> {
  /** One primary action a view. */
  variant: 'primary' | 'ghost';
}

/** A link with the looks of a button, for the step that the page is about. */
export function ActionLink({ variant, ...link }: ActionLinkProps) {
  return <Link {...link} className={classes[variant]} />;
}
