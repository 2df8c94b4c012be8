import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

/** A button that shows an icon only; its children hold the icon and, for listeners, its name. */
export function IconButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${classes.button} ${className}`} />;
}
