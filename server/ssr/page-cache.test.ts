import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageCache } from './page-cache';
import type { PageResult } from './client-entry';

let now: number;
beforeEach(() => {
  now = 1;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function pass(seconds: number): void {
  now += seconds * 1000;
  vi.advanceTimersByTime(seconds * 1000);
}

const page = (html: string, status: 200 | 503 = 200): PageResult => ({
  kind: 'page',
  status,
  html,
  errors: [],
});

/** A render function that returns the next of the given results each time. */
const rendering = (...results: PageResult[]) =>
  vi.fn(() => Promise.resolve(results.shift() ?? page('unexpected')));

/** A render function whose calls resolve only when `end` is called. */
function slowRendering() {
  const ends: ((result: PageResult) => void)[] = [];
  const render = vi.fn(() => new Promise<PageResult>((resolve) => void ends.push(resolve)));
  return { render, end: (index: number, result: PageResult) => ends[index]?.(result) };
}

test('caches a page for a minute, per address', async () => {
  const cache = new PageCache();
  const render = rendering(page('first'), page('other'), page('second'));
  expect(await cache.get('/a', render)).toEqual(page('first'));
  expect(await cache.get('/b', render)).toEqual(page('other'));
  pass(59);
  expect(await cache.get('/a', render)).toEqual(page('first'));
  pass(2);
  expect(await cache.get('/a', render)).toEqual(page('second'));
  expect(render).toHaveBeenCalledTimes(3);
});

test('constant requests do not extend the life of a page', async () => {
  const cache = new PageCache();
  const render = rendering(page('first'), page('second'));
  for (let second = 0; second <= 61; second += 1) {
    await cache.get('/a', render);
    pass(1);
  }
  expect(render).toHaveBeenCalledTimes(2);
});

test('concurrent requests share one rendering', async () => {
  const cache = new PageCache();
  const { render, end } = slowRendering();
  const requests = Array.from({ length: 20 }, () => cache.get('/a', render));
  end(0, page('one'));
  expect(new Set(await Promise.all(requests)).size).toBe(1);
  expect(render).toHaveBeenCalledTimes(1);
});

test('does not cache a redirect, which would evict pages that are expensive to render', async () => {
  const cache = new PageCache();
  const render = rendering({ kind: 'redirect', status: 302, location: '/home' }, page('second'));
  await cache.get('/a', render);
  expect(await cache.get('/a', render)).toEqual(page('second'));
});

test('does not cache a page that was rendered without its data', async () => {
  const cache = new PageCache();
  const render = rendering(page('first', 503), page('second'));
  expect(await cache.get('/a', render)).toEqual(page('first', 503));
  expect(await cache.get('/a', render)).toEqual(page('second'));
});

test('a failure rejects all waiting requests and is not cached', async () => {
  const cache = new PageCache();
  const fail = vi.fn(() => Promise.reject(new Error('no page')));
  const requests = [cache.get('/a', fail), cache.get('/a', fail)];
  for (const outcome of await Promise.allSettled(requests)) expect(outcome.status).toBe('rejected');
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await cache.get('/a', rendering(page('second')))).toEqual(page('second'));
});

test('clear makes every page render again', async () => {
  const cache = new PageCache();
  const render = rendering(page('a'), page('b'), page('new a'), page('new b'));
  await cache.get('/a', render);
  await cache.get('/b', render);
  cache.clear();
  expect(await cache.get('/a', render)).toEqual(page('new a'));
  expect(await cache.get('/b', render)).toEqual(page('new b'));
});

test('a page that is being rendered during clear is sent only to requests made before it', async () => {
  const cache = new PageCache();
  const { render, end } = slowRendering();
  const before = cache.get('/a', render);
  cache.clear();
  const after = cache.get('/a', render);
  end(1, page('new'));
  end(0, page('old'));
  expect(await before).toEqual(page('old'));
  expect(await after).toEqual(page('new'));
  expect(await cache.get('/a', render)).toEqual(page('new'));
  expect(render).toHaveBeenCalledTimes(2);
});

test('a failed rendering from before clear does not evict the page rendered after it', async () => {
  const cache = new PageCache();
  const { render, end } = slowRendering();
  const before = cache.get('/a', render);
  cache.clear();
  const after = cache.get('/a', render);
  end(1, page('new'));
  end(0, page('old', 503));
  await Promise.all([before, after]);
  expect(await cache.get('/a', render)).toEqual(page('new'));
});

test('evicts the oldest pages, so that made-up addresses cannot fill the memory', async () => {
  const cache = new PageCache();
  const render = vi.fn(() => Promise.resolve(page('x'.repeat(100_000))));
  for (let count = 0; count < 100; count += 1) await cache.get(`/a?${count}`, render);
  await cache.get('/a?99', render);
  expect(render).toHaveBeenCalledTimes(100);
  await cache.get('/a?0', render);
  expect(render).toHaveBeenCalledTimes(101);
});

test('keeps more small pages than large ones', async () => {
  const cache = new PageCache();
  const render = vi.fn(() => Promise.resolve(page('x')));
  for (let count = 0; count < 600; count += 1) await cache.get(`/a?${count}`, render);
  await cache.get('/a?0', render);
  expect(render).toHaveBeenCalledTimes(600);
});
