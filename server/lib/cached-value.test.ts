import { afterEach, expect, test, vi } from 'vitest';
import { CachedValue } from './cached-value';

afterEach(() => void vi.useRealTimers());

const LIFE_MS = 60_000;

/** Lookups that return 1, then 2, and so on, once they are released. */
function counter() {
  const waiting: (() => void)[] = [];
  let count = 0;
  const lookUp = async () => {
    const found = (count += 1);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return found;
  };
  return { lookUp, release: () => waiting.splice(0).forEach((go) => go()) };
}

test('concurrent and later callers share one lookup', async () => {
  const { lookUp, release } = counter();
  const kept = new CachedValue(lookUp, LIFE_MS);
  const asked = [kept.get(), kept.get()];
  release();
  expect(await Promise.all([...asked, kept.get()])).toEqual([1, 1, 1]);
});

test('a lookup that was forgotten while in progress is not returned to later callers', async () => {
  const { lookUp, release } = counter();
  const kept = new CachedValue(lookUp, LIFE_MS);
  const before = kept.get();
  kept.forget();
  const after = kept.get();
  release();
  expect([await before, await after, await kept.get()]).toEqual([1, 2, 2]);
});

test('a failure is not cached', async () => {
  let count = 0;
  const kept = new CachedValue(
    () => ((count += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(count)),
    LIFE_MS,
  );
  await expect(kept.get()).rejects.toThrow('away');
  expect(await kept.get()).toBe(2);
});

test('an expired value is looked up again', async () => {
  vi.useFakeTimers();
  let count = 0;
  const kept = new CachedValue(() => Promise.resolve((count += 1)), LIFE_MS);
  await kept.get();
  vi.advanceTimersByTime(LIFE_MS - 1);
  expect(await kept.get()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await kept.get()).toBe(2);
});
