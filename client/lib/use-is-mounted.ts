import { useEffect, useRef } from 'react';

/** Returns a function that tells, after waiting for an answer, whether the component is still on screen. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return () => isMounted.current;
}
