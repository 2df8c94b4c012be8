import { expect, test } from 'vitest';
import { shortened } from './shortened';

test.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['too long', 3, 'too'],
  ['ab😀', 4, 'ab😀'],
  ['ab😀', 3, 'ab'],
  ['ab😀c', 2, 'ab'],
])('%s has %i characters at most: %s', (text, length, expected) => {
  expect(shortened(text, length)).toBe(expected);
});
