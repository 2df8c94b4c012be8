import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SECOND_MS } from '#common/time';
import { isUnreachable } from '../../../lib/errors';
import { randomKey } from '../../../lib/random-key';
import { useOneAtATime } from '../../../lib/use-action';

type Keyed<Input> = Input & { requestKey: string };

const RETRY_MS = 5 * SECOND_MS;

/**
 * Sends inputs one after another. What has not reached the server is kept and sent again with the same key, because the
 * server may have recorded the visit although its answer was lost.
 */
export function useOutbox<Input extends object>(
  send: (input: Keyed<Input>) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const kept = useRef<Keyed<Input>[]>([]);
  const [unsent, setUnsent] = useState(0);
  const { run, isBusy } = useOneAtATime();

  const sendAll = (): Promise<void> =>
    run(async () => {
      let isReached = true;
      for (let next = kept.current[0]; next && isReached; next = kept.current[0]) {
        try {
          await send(next);
        } catch (error) {
          isReached = !isUnreachable(error);
          if (isReached) onFailure(error);
        }
        if (isReached) kept.current.shift();
      }
      setUnsent(kept.current.length);
    });

  const retry = useEffectEvent(() => void sendAll());
  const isWaiting = unsent > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => retry();
    const timer = setInterval(listener, RETRY_MS);
    window.addEventListener('online', listener);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', listener);
    };
  }, [isWaiting]);

  return {
    unsent,
    isBusy,
    retry: () => void sendAll(),
    add: (input: Input): Promise<void> => {
      kept.current.push({ ...input, requestKey: randomKey() });
      return sendAll();
    },
  };
}
