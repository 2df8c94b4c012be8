import { useEffect, useEffectEvent } from 'react';

/** Calls back at once, when the tab is shown again, when the connection is back, and regularly while something waits. */
export function useRetries(isWaiting: boolean, onRetry: () => void, everyMs: number): void {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const listener = () => retry();
    listener();
    window.addEventListener('online', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('online', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => retry(), everyMs);
    return () => clearInterval(timer);
  }, [isWaiting, everyMs]);
}
