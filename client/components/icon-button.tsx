import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../navigation/navigation';
import classes from './icon-button.module.css';

/** A button that shows only an icon; its children are the icon and a name for screen readers. */
export function IconButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${classes.button} ${className}`} />;
}

/** A link that looks like an icon button, and works before hydration and without JavaScript. */
export const IconLink = ({ className = '', ...link }: LinkProps) => (
  <Link {...link} className={`${classes.button} ${className}`} />
);
