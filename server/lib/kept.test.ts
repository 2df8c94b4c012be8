import { afterEach, expect, test, vi } from 'vitest';
import { Kept } from './kept';

afterEach(() => void vi.useRealTimers());

const LIFE_MS = 60_000;

/** Finds 1, then 2, and so on, when it is let go on. */
function counter() {
  const waiting: (() => void)[] = [];
  let count = 0;
  const find = async () => {
    const found = (count += 1);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return found;
  };
  return { find, letGo: () => waiting.splice(0).forEach((go) => go()) };
}

test('who asks at the same time and later gets what was found once', async () => {
  const { find, letGo } = counter();
  const kept = new Kept(find, LIFE_MS);
  const asked = [kept.get(), kept.get()];
  letGo();
  expect(await Promise.all([...asked, kept.get()])).toEqual([1, 1, 1]);
});

test('what was forgotten while it was found out reaches nobody who asks later', async () => {
  const { find, letGo } = counter();
  const kept = new Kept(find, LIFE_MS);
  const before = kept.get();
  kept.forget();
  const after = kept.get();
  letGo();
  expect([await before, await after, await kept.get()]).toEqual([1, 2, 2]);
});

test('a failure is not kept', async () => {
  let count = 0;
  const kept = new Kept(
    () => ((count += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(count)),
    LIFE_MS,
  );
  await expect(kept.get()).rejects.toThrow('away');
  expect(await kept.get()).toBe(2);
});

test('nothing is kept for longer than its life', async () => {
  vi.useFakeTimers();
  let count = 0;
  const kept = new Kept(() => Promise.resolve((count += 1)), LIFE_MS);
  await kept.get();
  vi.advanceTimersByTime(LIFE_MS - 1);
  expect(await kept.get()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await kept.get()).toBe(2);
});
