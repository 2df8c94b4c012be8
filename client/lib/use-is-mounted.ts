import { useEffect, useRef } from 'react';

/** Tells whoever has waited for an answer whether the component is still on screen. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return () => isMounted.current;
}
