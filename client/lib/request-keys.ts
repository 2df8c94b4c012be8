import { HOUR_MS, SECOND_MS } from '#common/time';
import { isRefusedFor, isUnreachable } from './errors';
import { randomKey } from './random-key';
import { readStoredJson, store } from './storage';

interface KeptKey {
  key: string;
  createdAt: number;
}

/** After this time without an answer, the same input is a new request: the user has had time to see what was done. */
const KEPT_MS = HOUR_MS;

const RUNNING_PAUSE_MS = SECOND_MS;
const RUNNING_TRIES_MAX = 15;

/** Sends a request with an idempotency key once more if its answer is lost; the server then answers what it has done. */
export const askAgain = <Answer>(send: () => Promise<Answer>): Promise<Answer> =>
  onceDone(send).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
    return onceDone(send);
  });

/**
 * Sends a request with an idempotency key again while an earlier one with this key is running, for example in another
 * tab.
 */
export async function onceDone<Answer>(
  send: () => Promise<Answer>,
  triesLeft = RUNNING_TRIES_MAX,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (triesLeft === 0 || !isRefusedFor(error, 'REQUEST_RUNNING')) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, RUNNING_PAUSE_MS));
  return onceDone(send, triesLeft - 1);
}

/**
 * Sends a request with its idempotency key, and once more if its answer is lost. Until there is an answer, the request
 * keeps its key: when its form is opened again, after a reload, and in another tab. What it changes is stored, so it may
 * contain ids and amounts, but nothing that was typed.
 */
export async function withRequestKey<Answer>(
  change: readonly (string | number)[],
  send: (requestKey: string) => Promise<Answer>,
): Promise<Answer> {
  const request = change.join(' ');
  const key = keyOf(request);
  try {
    const answer = await askAgain(() => send(key));
    forgetKey(request);
    return answer;
  } catch (error) {
    if (isRefusedFor(error, 'REQUEST_KEY_USED')) forgetKey(request);
    throw error;
  }
}

function keyOf(request: string): string {
  const kept = keptKeys();
  const { key } = kept[request] ?? { key: randomKey() };
  if (!kept[request]) keep({ ...kept, [request]: { key, createdAt: Date.now() } });
  return key;
}

function forgetKey(request: string): void {
  const { [request]: _answered, ...others } = keptKeys();
  keep(others);
}

function keptKeys(): Record<string, KeptKey> {
  const stored = readStoredJson('requestKeys');
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  return Object.fromEntries(entries.filter(isKept));
}

const isKept = (entry: [string, unknown]): entry is [string, KeptKey] => {
  const { key, createdAt } = (entry[1] ?? {}) as Partial<KeptKey>;
  return typeof key === 'string' && typeof createdAt === 'number' && Date.now() - createdAt < KEPT_MS;
};

const keep = (keys: Record<string, KeptKey>): void => store('requestKeys', JSON.stringify(keys));
