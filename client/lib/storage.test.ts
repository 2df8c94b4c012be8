import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredJson, store } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('what was stored is read', () => {
  store('sessionStorage', 'numbers', '[1,2]');
  expect(readStored('sessionStorage', 'numbers')).toBe('[1,2]');
  expect(readStoredJson('sessionStorage', 'numbers')).toEqual([1, 2]);
});

test.each([undefined, '{bad', ''])('%j is no JSON, which reads as nothing', (value) => {
  if (value !== undefined) store('sessionStorage', 'numbers', value);
  expect(readStoredJson('sessionStorage', 'numbers')).toBeNull();
});

test('a browser that denies its storage keeps nothing and breaks nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  store('localStorage', 'key', 'value');
  expect(readStored('localStorage', 'key')).toBeNull();
  expect(readStoredJson('localStorage', 'key')).toBeNull();
});
