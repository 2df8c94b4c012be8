import { useEffect, useLayoutEffect, useState } from 'react';

/** Same delay as in components/skeleton.module.css. */
const SHOWN_AFTER_MS = 200;
const SHOWN_AT_LEAST_MS = 400;

/** True while loading. A skeleton that has become visible stays for a minimum time, so that it does not flicker. */
export function useMinimumLoading(isLoading: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  // Cleared as soon as the content is there: a timer that fires just after would hide it again, with its focus.
  useLayoutEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setIsShown(false), SHOWN_AT_LEAST_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isLoading || isShown;
}
