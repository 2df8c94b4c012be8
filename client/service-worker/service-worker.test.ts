import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PERSONAL_CACHE } from '../lib/personal-cache';
import { libraryCache, libraryPages } from './exercise-library';

type Handle = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

/** Names of the caches that the browser has. */
let names: Set<string>;
const postMessage = vi.fn<(message: unknown) => void>();
const handles = new Map<string, Handle>();

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (type: string, handle: Handle) => handles.set(type, handle));
  await import('./service-worker');
  vi.unstubAllGlobals();
});

beforeEach(() => {
  names = new Set();
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  });
  vi.stubGlobal('registration', {});
  vi.stubGlobal('clients', {
    claim: () => Promise.resolve(),
    matchAll: () => Promise.resolve([{ postMessage }]),
  });
});
afterEach(() => void postMessage.mockClear());

/** Activates a new version of the worker. */
async function activate(): Promise<void> {
  const works: Promise<unknown>[] = [];
  handles.get('activate')?.({ waitUntil: (work) => void works.push(work) });
  await Promise.all(works);
}

test("a new version deletes the previous version's cached pages and offline page", async () => {
  const own = 'offline __ENTRY_SCRIPT__';
  names = new Set([
    libraryPages.name,
    libraryCache.name,
    'assets',
    'seen',
    PERSONAL_CACHE,
    own,
    'offline /assets/before.js',
  ]);
  await activate();
  expect([...names]).toEqual([libraryCache.name, 'assets', 'seen', PERSONAL_CACHE, own]);
});

test('a new version sends its version to all open pages', async () => {
  await activate();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ entryScript: '__ENTRY_SCRIPT__' });
});
