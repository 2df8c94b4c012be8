import type { ComponentProps, MouseEvent } from 'react';
import { isRepeatedClick } from '../lib/repeated-click';
import classes from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /**
   * `primary` and `danger` are for dialogs: the button that saves, and the one that destroys something. `danger-outline`
   * opens the dialog that asks for confirmation.
   */
  variant?: 'outline' | 'primary' | 'danger' | 'danger-outline';
  /** The action is in progress: the button keeps the focus and ignores presses. */
  isBusy?: boolean;
}

/** A secondary button; the page's primary button is a SubmitButton or an ActionButton. */
export function Button({
  variant = 'outline',
  isBusy = false,
  type = 'button',
  onClick,
  ...button
}: ButtonProps) {
  // A double click sends a form once.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (type === 'submit' && isRepeatedClick(event)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      type={type}
      className={classes.button}
      data-variant={variant}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : handleClick}
    />
  );
}
