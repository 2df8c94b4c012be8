import { expect, test, vi } from 'vitest';
import { forgetOrderKey, orderKeyOf } from './order-keys';

test('a choice keeps its key, whichever tab asks, and each offer has another', () => {
  const key = orderKeyOf('basic');
  expect(key).toMatch(/^[\w-]{10,64}$/);
  expect(orderKeyOf('premium')).not.toBe(key);
  expect(orderKeyOf('basic')).toBe(key);
  expect(localStorage.getItem('orderKeys')).toContain(key);
});

test('after its order is over the same offer is another choice', () => {
  const key = orderKeyOf('basic');
  forgetOrderKey('basic');
  expect(orderKeyOf('basic')).not.toBe(key);
});

test('what another program has left there is no key', () => {
  localStorage.setItem('orderKeys', '{"basic": 5}');
  expect(orderKeyOf('basic')).toMatch(/^[\w-]{10,64}$/);
});

test('where the browser keeps nothing, a choice keeps its key all the same', () => {
  const denied = () => {
    throw new Error('denied');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  const key = orderKeyOf('denied');
  expect(orderKeyOf('denied')).toBe(key);
  forgetOrderKey('denied');
  expect(orderKeyOf('denied')).not.toBe(key);
  vi.restoreAllMocks();
});
