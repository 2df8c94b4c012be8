import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageCache } from './page-cache';
import type { PageResult } from './page-renderer';

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

/** A render function that draws the next of the given results each time. */
const drawing = (...results: PageResult[]) =>
  vi.fn(() => Promise.resolve(results.shift() ?? page('too many')));

/** A render function that ends when it is told to. */
function slowly() {
  const ends: ((result: PageResult) => void)[] = [];
  const render = vi.fn(() => new Promise<PageResult>((resolve) => void ends.push(resolve)));
  return { render, end: (index: number, result: PageResult) => ends[index]?.(result) };
}

test('a page is kept for a minute, each address for itself', async () => {
  const cache = new PageCache();
  const render = drawing(page('first'), page('other'), page('second'));
  expect(await cache.get('/a', render)).toEqual(page('first'));
  expect(await cache.get('/b', render)).toEqual(page('other'));
  pass(59);
  expect(await cache.get('/a', render)).toEqual(page('first'));
  pass(2);
  expect(await cache.get('/a', render)).toEqual(page('second'));
  expect(render).toHaveBeenCalledTimes(3);
});

test('a page that is asked for all the time grows old all the same', async () => {
  const cache = new PageCache();
  const render = drawing(page('first'), page('second'));
  for (let second = 0; second <= 61; second += 1) {
    await cache.get('/a', render);
    pass(1);
  }
  expect(render).toHaveBeenCalledTimes(2);
});

test('all who ask at the same time get the page of one rendering', async () => {
  const cache = new PageCache();
  const { render, end } = slowly();
  const asked = Array.from({ length: 20 }, () => cache.get('/a', render));
  end(0, page('one'));
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a redirect is not kept, since it would push out pages that take work', async () => {
  const cache = new PageCache();
  const render = drawing({ kind: 'redirect', status: 302, location: '/home' }, page('second'));
  await cache.get('/a', render);
  expect(await cache.get('/a', render)).toEqual(page('second'));
});

test('a page without its data is not kept', async () => {
  const cache = new PageCache();
  const render = drawing(page('first', 503), page('second'));
  expect(await cache.get('/a', render)).toEqual(page('first', 503));
  expect(await cache.get('/a', render)).toEqual(page('second'));
});

test('a failure reaches all who wait, and is not kept', async () => {
  const cache = new PageCache();
  const fail = vi.fn(() => Promise.reject(new Error('no page')));
  const asked = [cache.get('/a', fail), cache.get('/a', fail)];
  for (const outcome of await Promise.allSettled(asked)) expect(outcome.status).toBe('rejected');
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await cache.get('/a', drawing(page('well')))).toEqual(page('well'));
});

test('after a change every page is drawn anew', async () => {
  const cache = new PageCache();
  const render = drawing(page('a'), page('b'), page('new a'), page('new b'));
  await cache.get('/a', render);
  await cache.get('/b', render);
  cache.clear();
  expect(await cache.get('/a', render)).toEqual(page('new a'));
  expect(await cache.get('/b', render)).toEqual(page('new b'));
});

test('a page that was being drawn during a change reaches those who waited for it, and nobody after them', async () => {
  const cache = new PageCache();
  const { render, end } = slowly();
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

test('a failure from before a change does not forget the page that was drawn after it', async () => {
  const cache = new PageCache();
  const { render, end } = slowly();
  const before = cache.get('/a', render);
  cache.clear();
  const after = cache.get('/a', render);
  end(1, page('new'));
  end(0, page('gone', 503));
  await Promise.all([before, after]);
  expect(await cache.get('/a', render)).toEqual(page('new'));
});

test('addresses that somebody makes up push out the oldest ones and do not fill the memory', async () => {
  const cache = new PageCache();
  const render = vi.fn(() => Promise.resolve(page('x')));
  for (let count = 0; count < 600; count += 1) await cache.get(`/a?${count}`, render);
  await cache.get('/a?599', render);
  expect(render).toHaveBeenCalledTimes(600);
  await cache.get('/a?0', render);
  expect(render).toHaveBeenCalledTimes(601);
});
