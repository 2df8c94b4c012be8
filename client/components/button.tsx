import type { ComponentProps } from 'react';
import classes from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Danger is for what cannot be taken back; its outline opens the dialog that asks. */
  variant?: 'outline' | 'danger' | 'danger-outline';
  /** What it does is under way: it keeps its focus and hears no press. */
  isBusy?: boolean;
}

/** A button beside the one lit thing of the page, which is a SubmitButton or an ActionButton. */
export function Button({ variant = 'outline', isBusy = false, onClick, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classes.button}
      data-variant={variant}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    />
  );
}
