import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

/** A button that shows only an icon; its children are the icon and a name for screen readers. */
export function IconButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${classes.button} ${className}`} />;
}
