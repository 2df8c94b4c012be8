/** Batches reads, so that a field of many rows takes one statement instead of one per row. */
import DataLoader from 'dataloader';
import type { Services } from '../lib/services';

/**
 * Reads the values of several keys at once. Keys without a value may be missing in the result. `args` are arguments of
 * the field that are the same for all keys.
 */
export type Batch<Key, Value, Args extends unknown[] = []> = (
  keys: Key[],
  services: Services,
  ...args: Args
) => Promise<ReadonlyMap<Key, Value>>;

/**
 * Returns the value of one key; keys that are requested at the same time, with the same arguments, are read with one
 * call of `batch`.
 */
export type Load = <Key, Value, Args extends unknown[]>(
  batch: Batch<Key, Value, Args>,
  key: Key,
  ...args: Args
) => Promise<Value | undefined>;

/**
 * The loaders of one request, one for each batch function and its arguments. `batch` must be a constant of a module, or
 * nothing is batched. Nothing is cached, because a later mutation may change it.
 */
export function createLoad(services: Services): Load {
  const loaders = new Map<unknown, Map<string, DataLoader<unknown, unknown>>>();
  return <Key, Value, Args extends unknown[]>(batch: Batch<Key, Value, Args>, key: Key, ...args: Args) => {
    const ofBatch = loaders.get(batch) ?? new Map<string, DataLoader<unknown, unknown>>();
    loaders.set(batch, ofBatch);
    const name = JSON.stringify(args);
    if (!ofBatch.has(name))
      ofBatch.set(
        name,
        loaderOf((keys: Key[]) => batch(keys, services, ...args)),
      );
    return (ofBatch.get(name) as DataLoader<Key, Value | undefined>).load(key);
  };
}

function loaderOf<Key, Value>(read: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>) {
  return new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const values = await read([...new Set(keys)]);
      return keys.map((key) => values.get(key));
    },
    { cache: false },
  );
}

/** A batch that reads each key by itself, for fields that a request reads of one user only. */
export const onePerKey =
  <Key, Value, Args extends unknown[]>(
    read: (key: Key, services: Services, ...args: Args) => Promise<Value>,
  ): Batch<Key, Value, Args> =>
  async (keys, services, ...args) => {
    const entries = keys.map(async (key) => [key, await read(key, services, ...args)] as const);
    return new Map(await Promise.all(entries));
  };
