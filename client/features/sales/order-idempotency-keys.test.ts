import { expect, test, vi } from 'vitest';
import { forgetOrderKey, orderKeyOf } from './order-idempotency-keys';

const choice = (id: string, minorUnits = 130_000) => ({
  id,
  price: { total: { minorUnits, currencyCode: 'INR' } },
});

test('a choice keeps its key in local storage, and each plan and price has its own key', () => {
  const key = orderKeyOf(choice('basic'));
  expect(key).toMatch(/^[\w-]{10,64}$/);
  expect(orderKeyOf(choice('premium'))).not.toBe(key);
  expect(orderKeyOf(choice('basic', 140_000))).not.toBe(key);
  expect(orderKeyOf(choice('basic'))).toBe(key);
  expect(localStorage.getItem('orderKeys')).toContain(key);
});

test('the same offer gets a new key once its key was forgotten', () => {
  const key = orderKeyOf(choice('basic'));
  forgetOrderKey(choice('basic'));
  expect(orderKeyOf(choice('basic'))).not.toBe(key);
});

test('ignores a stored value that is not a key', () => {
  localStorage.setItem('orderKeys', '{"basic 130000": 5}');
  expect(orderKeyOf(choice('basic'))).toMatch(/^[\w-]{10,64}$/);
});

test('a choice keeps its key when local storage is not available', () => {
  const denied = () => {
    throw new Error('denied');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  const key = orderKeyOf(choice('denied'));
  expect(orderKeyOf(choice('denied'))).toBe(key);
  forgetOrderKey(choice('denied'));
  expect(orderKeyOf(choice('denied'))).not.toBe(key);
  vi.restoreAllMocks();
});
