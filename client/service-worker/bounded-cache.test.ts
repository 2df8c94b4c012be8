import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoundedCache } from './bounded-cache';

/** As much of a browser's cache as ours asks of it, in the order of arrival. */
class SampleCache {
  readonly files = new Map<string, Response>();
  match = ({ url }: Request) => Promise.resolve(this.files.get(url));
  keys = () => Promise.resolve([...this.files.keys()].map((url) => new Request(url)));
  delete = ({ url }: Request) => Promise.resolve(this.files.delete(url));
  put = ({ url }: Request, response: Response) => {
    this.files.set(url, response);
    return Promise.resolve();
  };
}

let cache: SampleCache;
beforeEach(() => {
  cache = new SampleCache();
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});
afterEach(() => vi.unstubAllGlobals());

const bounded = new BoundedCache('seen', 2);
const request = (path: string) => new Request(`https://studio.example/media/${path}`);

/** An answer as a worker sees it; those that a test makes are of no type. */
const answer = (type: ResponseType, status = 200) =>
  Object.defineProperty(new Response(null, { status }), 'type', { value: type });

const kept = () => [...cache.files.keys()].map((url) => url.split('/').at(-1));

test('what is kept is found again, and the oldest makes room', async () => {
  for (const path of ['1', '2', '3']) await bounded.keep(request(path), answer('basic'));
  expect(kept()).toEqual(['2', '3']);
  expect(await bounded.find(request('3'))).toBeDefined();
  expect(await bounded.find(request('1'))).toBeUndefined();
});

test.each<[string, Response]>([
  ['missing', answer('basic', 404)],
  ['a failure', answer('basic', 503)],
  ['a part of a file', answer('basic', 206)],
  ['of another site', answer('opaque')],
  ['of another site that allows it', answer('cors')],
])('what is %s is not kept', async (_what, response) => {
  await bounded.keep(request('1'), response);
  expect(kept()).toEqual([]);
});

test('a device without room does without', async () => {
  cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await expect(bounded.keep(request('1'), answer('basic'))).resolves.toBeUndefined();
});
