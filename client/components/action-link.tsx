import { Link, type LinkProps } from '../navigation/navigation';
import classes from './action-link.module.css';

interface ActionLinkProps extends Omit<LinkProps, 'className'> {
  /** At most one primary action per view. */
  variant: 'primary' | 'ghost';
}

/** A link that looks like a button, for the main action of a page. */
export function ActionLink({ variant, ...link }: ActionLinkProps) {
  return <Link {...link} className={classes[variant]} />;
}
