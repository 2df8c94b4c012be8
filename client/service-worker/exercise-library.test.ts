import { beforeEach, expect, test, vi } from 'vitest';
import { cacheLibraryPage, cachedLibraryPage, libraryResponse } from './exercise-library';
import type { FetchEvent } from './scope';

const ORIGIN = 'https://studio.example';

/** The cached texts, by path and search. */
let kept: Map<string, string>;
const fetched = vi.fn<(request: Request) => Promise<Response>>();

const below = ({ url }: Request) => url.slice(ORIGIN.length).replace(/#.*/, '');

const cache = {
  match: (request: Request) => {
    const text = kept.get(below(request));
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  },
  put: async (request: Request, response: Response) => void kept.set(below(request), await response.text()),
  keys: () => Promise.resolve([]),
};

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match: cache.match });
  vi.stubGlobal('fetch', fetched);
});

/** A response of our own origin as a service worker receives it; one constructed in a test has no such type. */
function ownAnswer(text: string): Response {
  const response = new Response(text);
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => Object.defineProperty(clone(), 'type', { value: 'basic' }) },
  });
}

const request = (path: string) => new Request(ORIGIN + path);

test.each([
  '/exercise-hub',
  '/exercise-hub?exercise=push-up',
  '/exercise-hub?muscle=lower_back&equipment=none&exercise=good-morning',
])('caches the page at %s', async (path) => {
  await cacheLibraryPage(request(path), ownAnswer('page'));
  expect([...kept.keys()]).toEqual([path]);
});

test.each([
  '/exercise-hub?search=knee',
  '/exercise-hub?muscle=chest&search=knee',
  '/exercise-hub?utm_source=x',
  '/exercise-hub?exercise=push-up&utm_source=x',
  '/exercise-hub?exercise=my%20knee%20hurts',
  '/exercise-hub?muscle=chest#knee',
])('does not cache the page at %s', async (path) => {
  await cacheLibraryPage(request(path), ownAnswer('page'));
  expect([...kept.keys()]).toEqual([]);
});

test('redirects from a page that is not cached to the list, which opens it, if that is cached', async () => {
  const opened = request('/exercise-hub?exercise=push-up');
  expect(await cachedLibraryPage(opened)).toBeUndefined();
  await cacheLibraryPage(request('/exercise-hub'), ownAnswer('list'));
  const answer = await cachedLibraryPage(opened);
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    302,
    `${ORIGIN}/exercise-hub#?exercise=push-up`,
  ]);
});

test('serves the list at the address of such a redirect', async () => {
  await cacheLibraryPage(request('/exercise-hub'), ownAnswer('list'));
  const page = await cachedLibraryPage(request('/exercise-hub#?exercise=push-up'));
  expect(await page?.text()).toBe('list');
});

const ANSWER_PATH = '/graphql?operationName=ExerciseDetail';

/** Requests an exercise, and waits until everything that belongs to it is cached. */
async function requestExercise(text: string): Promise<string> {
  fetched.mockImplementation((asked) =>
    Promise.resolve(ownAnswer(asked.url.includes('graphql') ? text : 'list')),
  );
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void works.push(work);
  const answer = await libraryResponse({ request: request(ANSWER_PATH), waitUntil } as FetchEvent);
  await Promise.all(works);
  return answer.text();
}

test('caches an answer, and the list with it', async () => {
  const text = '{"data":{"exercise":{}}}';
  expect(await requestExercise(text)).toBe(text);
  expect(Object.fromEntries(kept)).toEqual({ [ANSWER_PATH]: text, '/exercise-hub': 'list' });
});

test.each(['{"data":{"exercise":null},"errors":[{"message":"no"}]}', '{"data":null}', 'no JSON'])(
  'passes the answer %s on to the page without caching it',
  async (text) => {
    expect(await requestExercise(text)).toBe(text);
    expect(kept.has(ANSWER_PATH)).toBe(false);
  },
);
