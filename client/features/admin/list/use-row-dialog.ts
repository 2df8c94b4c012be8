import { useEffect, useEffectEvent, useState } from 'react';
import { focusHeading } from '../../../lib/focus-heading';

/**
 * The open dialog about a row of a list. When what it is for is done, the button that opened it may be gone, alone or with
 * its row, so the focus goes to the element that `nextFocus` returns, or to the heading of the page.
 */
export function useRowDialog<Pending>(nextFocus?: (done: Pending) => HTMLElement | null) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [done, setDone] = useState<Pending | null>(null);
  const moveFocus = useEffectEvent((about: Pending) => {
    const next = nextFocus?.(about);
    if (next) next.focus();
    else focusHeading(document.querySelector('h1'));
  });
  useEffect(() => {
    // Moves the focus in any case: the row may disappear after the dialog has returned the focus to its button.
    if (done !== null) moveFocus(done);
  }, [done]);
  const open = (next: Pending) => {
    setDone(null);
    setPending(next);
  };
  const close = (isDone: boolean) => {
    setDone(isDone ? pending : null);
    setPending(null);
  };
  return { pending, open, close };
}
