import { afterEach, expect, test, vi } from 'vitest';
import {
  forget,
  forgetSharedData,
  forgetTabData,
  onSessionEnd,
  IMPERSONAL_SHARED_KEYS,
  IMPERSONAL_TAB_KEYS,
  PERSONAL_SHARED_KEYS,
  PERSONAL_TAB_KEYS,
  readStored,
  readStoredJson,
  store,
  type StorageKey,
} from './storage';

afterEach(() => void sessionStorage.clear());

test('stores and reads a value in the area of its key', () => {
  store('scrollPositions', '[1,2]');
  expect(sessionStorage.getItem('scrollPositions')).toBe('[1,2]');
  expect(readStored('scrollPositions')).toBe('[1,2]');
  expect(readStoredJson('scrollPositions')).toEqual([1, 2]);
});

test.each([undefined, '{bad', ''])('reads %j, which is not JSON, as null', (value) => {
  if (value !== undefined) store('scrollPositions', value);
  expect(readStoredJson('scrollPositions')).toBeNull();
});

test('without access to storage, keeps a value as long as the document', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  store('orderKeys', '{}');
  expect(readStored('orderKeys')).toBe('{}');
  forget('orderKeys');
  expect(readStored('orderKeys')).toBeNull();
});

test('returns the newer value when the storage is full', () => {
  store('orderKeys', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store('orderKeys', 'new');
  expect(readStored('orderKeys')).toBe('new');
  forgetSharedData();
  expect(readStored('orderKeys')).toBeNull();
});

test('the end of a session clears every personal key and memory, and nothing else', () => {
  const memory = vi.fn();
  onSessionEnd(memory);
  const personal: StorageKey[] = [...PERSONAL_SHARED_KEYS, ...PERSONAL_TAB_KEYS];
  const others: StorageKey[] = [...IMPERSONAL_SHARED_KEYS, ...IMPERSONAL_TAB_KEYS];
  for (const key of [...personal, ...others]) store(key, 'kept');
  forgetSharedData();
  forgetTabData();
  for (const key of personal) expect(readStored(key), key).toBeNull();
  for (const key of others) expect(readStored(key), key).toBe('kept');
  expect(memory).toHaveBeenCalledTimes(1);
});
