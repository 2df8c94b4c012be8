import { Link, type LinkProps } from '../navigation/navigation';
import classes from './icon-button.module.css';

/** A link that looks like an icon button, and works before hydration and without JavaScript. */
export const IconLink = ({ className = '', ...link }: LinkProps) => (
  <Link {...link} className={`${classes.button} ${className}`} />
);
