import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `focus` when something is no longer shown and the focus was lost with it. */
export function useFocusAfter(isShown: boolean, focus: () => void): void {
  const wasShown = useRef(false);
  const focusIfLost = useEffectEvent(() => {
    if (document.activeElement === document.body) focus();
  });
  useEffect(() => {
    if (wasShown.current && !isShown) focusIfLost();
    wasShown.current = isShown;
  }, [isShown]);
}
