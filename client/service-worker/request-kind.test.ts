import { expect, test } from 'vitest';
import {
  ExerciseDetailDocument,
  ExerciseHubPageDocument,
} from '../features/exercises/exercises.page.generated';
import { LIBRARY_QUERIES, requestKind } from './request-kind';

const ORIGIN = 'https://studio.example';

interface RequestFacts {
  method?: string;
  mode?: string;
  headers?: Record<string, string>;
}

const kindOf = (address: string, { method = 'GET', mode = 'cors', headers }: RequestFacts = {}) =>
  requestKind({ method, mode, url: new URL(address, ORIGIN).href, headers: new Headers(headers) }, ORIGIN);

test.each([
  ['/assets/entry-client-abc.js', 'asset'],
  ['/fonts/figtree.woff2', 'unversioned'],
  ['/media/photos/racks/828.avif', 'unversioned'],
  ['/icons/icon-192.png', 'unversioned'],
  ['/favicon.svg', 'unversioned'],
])('classifies %s as %s', (address, kind) => expect(kindOf(address)).toBe(kind));

test.each([
  '/graphql',
  '/api/user/me',
  '/articles',
  '/sw.js',
  '/manifest.webmanifest',
  '/readyz',
  '/home',
  'https://elsewhere.example/assets/a.js',
])('ignores %s', (address) => expect(kindOf(address)).toBeNull());

test('treats every navigation as a page, whatever its path', () => {
  expect(kindOf('/account', { mode: 'navigate' })).toBe('page');
  expect(kindOf('/media/photos/racks/828.avif', { mode: 'navigate' })).toBe('page');
});

test.each([
  ['/exercise-hub?muscle=chest', { mode: 'navigate' }, 'libraryPage'],
  ['/exercise-hub/more', { mode: 'navigate' }, 'page'],
  ['/graphql?operationName=ExerciseDetail&query=x', {}, 'libraryResponse'],
  ['/graphql?operationName=ExerciseDetail', { method: 'POST' }, null],
  ['/graphql?operationName=HomePage', {}, null],
  ['/media/exercises/push-up.jpg', {}, 'libraryFile'],
  ['/media/exercises/push-up.mp4', { headers: { range: 'bytes=0-' } }, 'video'],
])('classifies %s %j of the exercise library as %s', (address, facts, kind) => {
  expect(kindOf(address, facts)).toBe(kind);
});

test('lists the queries of the exercise hub page', () => {
  expect(LIBRARY_QUERIES).toEqual([ExerciseHubPageDocument.name, ExerciseDetailDocument.name]);
});

test('ignores POST requests and range requests', () => {
  expect(kindOf('/account', { mode: 'navigate', method: 'POST' })).toBeNull();
  expect(kindOf('/media/film.mp4', { headers: { range: 'bytes=0-' } })).toBeNull();
});
