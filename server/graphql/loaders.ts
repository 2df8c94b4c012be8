/** Batches reads, so that a field of many rows takes one statement instead of one per row. */
import DataLoader from 'dataloader';
import type { Services } from '../services/services';

/** Reads the values of several keys at once. Keys without a value may be missing in the result. */
export type Batch<Key, Value> = (keys: Key[], services: Services) => Promise<ReadonlyMap<Key, Value>>;

/** Returns the value of one key; keys that are requested at the same time are read with one call of `batch`. */
export type Load = <Key, Value>(batch: Batch<Key, Value>, key: Key) => Promise<Value | undefined>;

/** The loaders of one request, one for each batch function. Nothing is cached, because a later mutation may change it. */
export function createLoad(services: Services): Load {
  const loaders = new Map<unknown, DataLoader<unknown, unknown>>();
  return <Key, Value>(batch: Batch<Key, Value>, key: Key) => {
    if (!loaders.has(batch)) loaders.set(batch, loaderOf(batch, services));
    return (loaders.get(batch) as DataLoader<Key, Value | undefined>).load(key);
  };
}

function loaderOf<Key, Value>(batch: Batch<Key, Value>, services: Services) {
  return new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const values = await batch([...new Set(keys)], services);
      return keys.map((key) => values.get(key));
    },
    { cache: false },
  );
}
