import { expect, test, vi } from 'vitest';
import { forgetOrderKey, orderKeyOf } from './order-keys';

const choice = (id: string, totalPaise = 130_000) => ({ id, price: { totalPaise } });

test('a choice keeps its key, whichever tab asks, and each plan and each price has another', () => {
  const key = orderKeyOf(choice('basic'));
  expect(key).toMatch(/^[\w-]{10,64}$/);
  expect(orderKeyOf(choice('premium'))).not.toBe(key);
  expect(orderKeyOf(choice('basic', 140_000))).not.toBe(key);
  expect(orderKeyOf(choice('basic'))).toBe(key);
  expect(localStorage.getItem('orderKeys')).toContain(key);
});

test('after its order is over the same offer is another choice', () => {
  const key = orderKeyOf(choice('basic'));
  forgetOrderKey(choice('basic'));
  expect(orderKeyOf(choice('basic'))).not.toBe(key);
});

test('what another program has left there is no key', () => {
  localStorage.setItem('orderKeys', '{"basic 130000": 5}');
  expect(orderKeyOf(choice('basic'))).toMatch(/^[\w-]{10,64}$/);
});

test('where the browser keeps nothing, a choice keeps its key all the same', () => {
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
