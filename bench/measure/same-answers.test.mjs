import { expect, test } from 'vitest';
import { firstDifference } from './same-answers.mjs';

test('equal answers have no difference, whatever the order of their keys', () => {
  expect(firstDifference({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBeUndefined();
});

test.each([
  [{ a: 1 }, { a: 2 }, '.a: 1 and 2'],
  [{ a: null }, {}, '.a: null and undefined'],
  [{}, { a: null }, '.a: undefined and null'],
  [{ a: [1] }, { a: [1, 2] }, '.a.1: undefined and 2'],
  [{ a: {} }, { a: null }, '.a: {} and null'],
  [{ a: 1 }, { a: '1' }, '.a: 1 and "1"'],
])('%j and %j differ', (expected, actual, difference) => {
  expect(firstDifference(expected, actual)).toBe(difference);
});
