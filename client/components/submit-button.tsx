import type { ReactNode } from 'react';
import { ignoreRepeatedClick } from '../lib/repeated-click';
import actionClasses from './action-button.module.css';
import classes from './submit-button.module.css';

interface SubmitButtonProps {
  /** At most one primary action per view. */
  variant?: 'primary' | 'ghost';
  /** The form is being sent; the button keeps its focus, and the form ignores the press. */
  isBusy?: boolean;
  /** There is nothing left to send. */
  isDone?: boolean;
  children: ReactNode;
}

/** The button of a page that submits the form around it. */
export function SubmitButton({
  variant = 'primary',
  isBusy = false,
  isDone = false,
  children,
}: SubmitButtonProps) {
  return (
    <button
      type={isDone ? 'button' : 'submit'}
      className={`${actionClasses[variant]} ${classes.button}`}
      aria-busy={isBusy}
      aria-disabled={isBusy || isDone || undefined}
      data-done={isDone || undefined}
      onClick={ignoreRepeatedClick}
    >
      {isBusy && <span className={classes.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
