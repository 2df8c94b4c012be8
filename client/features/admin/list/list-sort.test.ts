import { expect, test } from 'vitest';
import { nextSort, sortFrom, sortValue } from './list-sort';

const KNOWN = ['name', 'paid-until'] as const;

test.each(['name', '-name', 'paid-until', '-paid-until'])(
  '%s is read from the address and written to it',
  (value) => {
    const sort = sortFrom(value, KNOWN);
    expect(sort && sortValue(sort)).toBe(value);
  },
);

test.each(['', '-', 'age', '--name'])('"%s" is no order', (value) => {
  expect(sortFrom(value, KNOWN)).toBeUndefined();
});

test('a press on the head of a column sorts by it, and then in the other direction', () => {
  const byName = nextSort('name', { by: 'paid-until', isDescending: true });
  expect(byName).toEqual({ by: 'name', isDescending: false });
  expect(nextSort('name', byName).isDescending).toBe(true);
  expect(nextSort('name', nextSort('name', byName)).isDescending).toBe(false);
});
