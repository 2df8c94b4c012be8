import { useEffect, useState } from 'react';

const SHOWN_AFTER_MS = 200;
const SHOWN_AT_LEAST_MS = 400;

/** True while something is loading, and for 400 ms once its skeleton has come up, which it does after 200 ms. */
export function useHeld(isLoading: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsHeld(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setIsHeld(false), SHOWN_AT_LEAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return isLoading || isHeld;
}
