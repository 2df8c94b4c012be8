import { expect, test } from 'vitest';
import { discountPaiseOf, paiseOf } from './entered-amount';

test.each([
  ['1300', 130_000],
  ['1,300.50', 130_050],
  ['₹ 61.9', 6190],
  ['0.07', 7],
  ['1.005', Number.NaN],
  ['-5', Number.NaN],
  ['', Number.NaN],
])('%j rupees are %d paise', (text, paise) => {
  expect(paiseOf(text)).toBe(paise);
});

test.each([
  ['10', 'PERCENT', 13_000],
  ['12.5 %', 'PERCENT', 16_250],
  // 389.987 rupees.
  ['29.999', 'PERCENT', 38_998],
  ['100', 'PERCENT', 130_000],
  ['ten', 'PERCENT', Number.NaN],
  ['', 'PERCENT', Number.NaN],
  ['130', 'AMOUNT', 13_000],
  ['0.005', 'AMOUNT', Number.NaN],
])('a discount of %j in %s takes %d paise off ₹1,300', (text, unit, paise) => {
  expect(discountPaiseOf(text, { unit, totalPaise: 130_000 })).toBe(paise);
});
