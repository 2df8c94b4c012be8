import { expect, test } from 'vitest';
import {
  ExerciseDetailDocument,
  ExerciseHubPageDocument,
} from '../features/exercises/exercises.page.generated';
import { LIBRARY_QUERIES, requestKind } from './request-kind';

const ORIGIN = 'https://studio.example';

interface Asked {
  method?: string;
  mode?: string;
  headers?: Record<string, string>;
}

const kindOf = (address: string, { method = 'GET', mode = 'cors', headers }: Asked = {}) =>
  requestKind({ method, mode, url: new URL(address, ORIGIN).href, headers: new Headers(headers) }, ORIGIN);

test.each([
  ['/assets/entry-client-abc.js', 'asset'],
  ['/fonts/figtree.woff2', 'seen'],
  ['/media/photos/racks/828.avif', 'seen'],
  ['/icons/icon-192.png', 'seen'],
  ['/favicon.svg', 'seen'],
])('%s is kept as %s', (address, kind) => expect(kindOf(address)).toBe(kind));

test.each([
  '/graphql',
  '/api/user/me',
  '/articles',
  '/sw.js',
  '/manifest.webmanifest',
  '/readyz',
  '/home',
  'https://elsewhere.example/assets/a.js',
])('%s is none of its business', (address) => expect(kindOf(address)).toBeNull());

test('an address that is opened is a page, wherever it lies', () => {
  expect(kindOf('/account', { mode: 'navigate' })).toBe('page');
  expect(kindOf('/media/photos/racks/828.avif', { mode: 'navigate' })).toBe('page');
});

test.each([
  ['/exercise-hub?muscle=chest', { mode: 'navigate' }, 'libraryPage'],
  ['/exercise-hub/more', { mode: 'navigate' }, 'page'],
  ['/graphql?operationName=ExerciseDetail&query=x', {}, 'libraryAnswer'],
  ['/graphql?operationName=ExerciseDetail', { method: 'POST' }, null],
  ['/graphql?operationName=HomePage', {}, null],
  ['/media/exercises/push-up.jpg', {}, 'libraryFile'],
  ['/media/exercises/push-up.mp4', { headers: { range: 'bytes=0-' } }, 'film'],
])('of the exercise library, %s %j is %s', (address, asked, kind) => {
  expect(kindOf(address, asked)).toBe(kind);
});

test('the queries of the library are those of its page', () => {
  expect(LIBRARY_QUERIES).toEqual([ExerciseHubPageDocument.name, ExerciseDetailDocument.name]);
});

test('what changes something, and what asks for a part of a file, goes its way', () => {
  expect(kindOf('/account', { mode: 'navigate', method: 'POST' })).toBeNull();
  expect(kindOf('/media/film.mp4', { headers: { range: 'bytes=0-' } })).toBeNull();
});
