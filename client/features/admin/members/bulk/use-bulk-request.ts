import { useRef } from 'react';
import { isCountChanged } from '../../../../lib/errors';
import { randomKey } from '../../../../lib/random-key';

/**
 * Sends a change with a key: sent again after a lost answer, it is made once. If the selection has another number of
 * members by now, the preview is counted again, and whoever confirmed it has to do so again.
 */
export function useBulkRequest(recount: () => Promise<unknown>) {
  const sent = useRef({ request: '', key: '' });
  return async <Result>(request: object, send: (requestKey: string) => Promise<Result>): Promise<Result> => {
    const text = JSON.stringify(request);
    if (sent.current.request !== text) sent.current = { request: text, key: randomKey() };
    try {
      return await send(sent.current.key);
    } catch (error) {
      if (isCountChanged(error)) await recount().catch(() => undefined);
      throw error;
    }
  };
}
