import { useEffect, useState } from 'react';
import { focusHeading } from '../../../lib/focus-heading';

/**
 * The open dialog about a row of a list. When what it is for is done, the row leaves the list together with the button
 * that opened the dialog, so the heading of the page gets the focus.
 */
export function useRowDialog<Pending>() {
  const [pending, setPending] = useState<Pending | null>(null);
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    // Without asking where the focus is: the row may leave after the dialog has returned the focus to its button.
    if (isDone) focusHeading(document.querySelector('h1'));
  }, [isDone]);
  const open = (next: Pending) => {
    setIsDone(false);
    setPending(next);
  };
  const close = (isSaved: boolean) => {
    setIsDone(isSaved);
    setPending(null);
  };
  return { pending, open, close };
}
