import type { ReactNode } from 'react';
import { isRepeatedClick } from '../lib/repeated-click';
import actionClasses from './action-button.module.css';
import classes from './submit-button.module.css';

interface SubmitButtonProps {
  /** The form is being sent; the button keeps its focus, and the form ignores the press. */
  isBusy?: boolean;
  /** There is nothing left to send. */
  isDone?: boolean;
  children: ReactNode;
}

/** The primary button of a page, which submits the form around it. */
export function SubmitButton({ isBusy = false, isDone = false, children }: SubmitButtonProps) {
  return (
    <button
      type={isDone ? 'button' : 'submit'}
      className={`${actionClasses.primary} ${classes.button}`}
      aria-busy={isBusy}
      aria-disabled={isBusy || isDone || undefined}
      data-done={isDone || undefined}
      onClick={(event) => {
        if (isRepeatedClick(event)) event.preventDefault();
      }}
    >
      {isBusy && <span className={classes.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
