import { useEffect } from 'react';

interface PolledQuery {
  startPolling: (ms: number) => void;
  stopPolling: () => void;
}

/** Asks the server again and again while it is working on something. */
export function usePolling(
  { startPolling, stopPolling }: PolledQuery,
  { isWorking, everyMs = 2000 }: { isWorking: boolean; everyMs?: number },
): void {
  useEffect(() => {
    if (!isWorking) return undefined;
    startPolling(everyMs);
    return stopPolling;
  }, [isWorking, everyMs, startPolling, stopPolling]);
}
