import { useState } from 'react';
import { messageOf } from '../../lib/errors';
import type { Notice } from '../../lib/use-server-form';

/** Runs a button's action, and keeps its busy state and its error: the server's message, or `failed` without one. */
export function useReviewAction(failed: string) {
  const [failure, setFailure] = useState<Notice | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (action: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await action();
      setFailure(null);
    } catch (error) {
      setFailure({ message: messageOf(error, { fallback: failed, unreachable: failed }) });
    }
    setIsBusy(false);
  };
  return { failure, isBusy, run: (action: () => Promise<void>) => void attempt(action) };
}
