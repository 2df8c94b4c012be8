import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, in browsers that can; they release the lock of a hidden page. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isMounted = true;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused to save power, for example: the screen then goes off as usual.
      const granted = await navigator.wakeLock.request('screen').catch(() => null);
      if (isMounted) lock = granted;
      else release(granted);
    };
    const handleChange = () => void request();
    handleChange();
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      isMounted = false;
      document.removeEventListener('visibilitychange', handleChange);
      release(lock);
    };
  }, []);
}

const release = (lock: WakeLockSentinel | null): void => void lock?.release().catch(() => undefined);
