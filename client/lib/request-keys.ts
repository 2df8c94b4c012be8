import { randomKey } from './random-key';
import { onSessionEnd } from './storage';

/** Keys of changes that were sent and not confirmed, by what they change. */
const keys = new Map<string, string>();
onSessionEnd(() => keys.clear());

/**
 * Sends a change with an idempotency key. After a lost answer the same change is sent with the same key, also if the
 * dialog was closed meanwhile, so that it is made once.
 */
export async function withRequestKey<Answer>(
  change: readonly (string | number)[],
  send: (requestKey: string) => Promise<Answer>,
): Promise<Answer> {
  const name = JSON.stringify(change);
  const key = keys.get(name) ?? randomKey();
  keys.set(name, key);
  const answer = await send(key);
  keys.delete(name);
  return answer;
}
