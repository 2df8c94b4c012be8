import { Link, type LinkProps } from 'react-router-dom';
import classes from './icon-button.module.css';

/** The look of an icon button for what is a link, and works before and without script. */
export const IconLink = ({ className = '', ...link }: LinkProps) => (
  <Link {...link} className={`${classes.button} ${className}`} />
);
