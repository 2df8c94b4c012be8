import { useCallback, useEffect, useRef } from 'react';

/**
 * Delays layout changes until no pointer is down: a line that appears between press and release would move the pressed
 * button away, and the click would be lost.
 */
export function useAfterPointer(): (action: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const handleDown = () => void (isDown.current = true);
    const handleUp = () => {
      isDown.current = false;
      // The click comes after the release.
      setTimeout(() => waiting.current.splice(0).forEach((action) => action()));
    };
    window.addEventListener('pointerdown', handleDown, true);
    window.addEventListener('pointerup', handleUp, true);
    window.addEventListener('pointercancel', handleUp, true);
    return () => {
      window.removeEventListener('pointerdown', handleDown, true);
      window.removeEventListener('pointerup', handleUp, true);
      window.removeEventListener('pointercancel', handleUp, true);
    };
  }, []);
  return useCallback((action) => {
    if (isDown.current) waiting.current.push(action);
    else action();
  }, []);
}
