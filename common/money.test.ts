import { expect, test } from 'vitest';
import { formatPaise, shareOf } from './money';

test.each([
  [130_000, '₹1,300'],
  [12_500_000, '₹1,25,000'],
  [6190, '₹61.90'],
  [129_999, '₹1,299.99'],
  [0, '₹0'],
])('formats %i paise as %s', (paise, text) => {
  expect(formatPaise(paise)).toBe(text);
});

test.each([
  [100, 1, 3, 33],
  [200, 1, 3, 67],
  [1, 1, 2, 1],
  [3, 1, 2, 2],
  [0, 5, 7, 0],
  [2_000_000_000, 10_000, 10_500, 1_904_761_905],
])('of %i paise, a share of %i in %i is %i', (paise, part, total, share) => {
  expect(shareOf(paise, part, total)).toBe(share);
});
