import { beforeEach, expect, test, vi } from 'vitest';
import { BoundedCache } from './bounded-cache';

/** The part of the browser's Cache interface that BoundedCache uses; keeps the order of insertion. */
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

const bounded = new BoundedCache('seen', 2);
const request = (path: string) => new Request(`https://studio.example/media/${path}`);

/** A response as a service worker receives it; one constructed in a test has no such type. */
const answer = (type: ResponseType, status = 200) =>
  Object.defineProperty(new Response(null, { status }), 'type', { value: type });

const kept = () => [...cache.files.keys()].map((url) => url.split('/').at(-1));

test('finds stored files, and drops the oldest beyond the limit', async () => {
  for (const path of ['1', '2', '3']) await bounded.put(request(path), answer('basic'));
  expect(kept()).toEqual(['2', '3']);
  expect(await bounded.match(request('3'))).toBeDefined();
  expect(await bounded.match(request('1'))).toBeUndefined();
});

test.each<[string, Response]>([
  ['missing', answer('basic', 404)],
  ['a failure', answer('basic', 503)],
  ['a part of a file', answer('basic', 206)],
  ['of another site', answer('opaque')],
  ['of another site that allows it', answer('cors')],
])('does not store what is %s', async (_what, response) => {
  await bounded.put(request('1'), response);
  expect(kept()).toEqual([]);
});

test('does not throw if the storage is full', async () => {
  cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await expect(bounded.put(request('1'), answer('basic'))).resolves.toBeUndefined();
});
