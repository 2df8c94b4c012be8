import { expect, test, vi } from 'vitest';
import type { Services } from '../lib/services';
import { createLoad, type Batch } from './loaders';

const services = {} as Services;

const doubling = () =>
  vi.fn<Batch<number, number>>(async (keys) => new Map(keys.map((key) => [key, 2 * key])));

test('reads keys that are requested at the same time with one call, each once', async () => {
  const double = doubling();
  const load = createLoad(services);
  const later = Promise.resolve().then(() => load(double, 3));
  expect(await Promise.all([load(double, 1), load(double, 2), load(double, 1), later])).toEqual([2, 4, 2, 6]);
  expect(double.mock.calls).toEqual([[[1, 2, 3], services]]);
});

test('keeps batch functions and requests apart', async () => {
  const [double, other] = [doubling(), doubling()];
  const [load, loadOfAnother] = [createLoad(services), createLoad(services)];
  await Promise.all([load(double, 1), load(other, 2), loadOfAnother(double, 3)]);
  expect(double.mock.calls.map(([keys]) => keys)).toEqual([[1], [3]]);
  expect(other.mock.calls.map(([keys]) => keys)).toEqual([[2]]);
});

test('keeps arguments apart', async () => {
  const times = vi.fn<Batch<number, number, [{ factor: number }]>>(
    async (keys, _services, { factor }) => new Map(keys.map((key) => [key, factor * key])),
  );
  const load = createLoad(services);
  const loads = [load(times, 1, { factor: 2 }), load(times, 2, { factor: 3 }), load(times, 3, { factor: 2 })];
  expect(await Promise.all(loads)).toEqual([2, 6, 6]);
  expect(times.mock.calls.map(([keys]) => keys)).toEqual([[1, 3], [2]]);
});

test('reads a key again when it is requested later, because its value may have changed', async () => {
  const double = doubling();
  const load = createLoad(services);
  await load(double, 1);
  await load(double, 1);
  expect(double).toHaveBeenCalledTimes(2);
});

test('returns undefined for a key without a value, and fails for all keys of a batch that fails', async () => {
  const load = createLoad(services);
  expect(await load(async () => new Map(), 1)).toBeUndefined();
  const failing: Batch<number, number> = () => Promise.reject(new Error('No connection'));
  const results = await Promise.allSettled([load(failing, 1), load(failing, 2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
