import { expect, test } from 'vitest';
import { formatMoney, formatWholeMoney } from './format-money';

const inr = (minorUnits: number) => ({ minorUnits, currencyCode: 'INR' });

test.each([
  [130_000, '₹1,300', '₹1,300'],
  [6_190, '₹61.90', '₹62'],
  [-1, '-₹0.01', '-₹0'],
  [12_345_678_900, '₹12,34,56,789', '₹12,34,56,789'],
])('formats %i paise with decimals only where it needs them, or in whole rupees', (paise, exact, whole) => {
  expect([formatMoney(inr(paise)), formatWholeMoney(inr(paise))]).toEqual([exact, whole]);
});

test('formats an amount in its own currency', () => {
  expect(formatMoney({ minorUnits: 1999, currencyCode: 'USD' })).toBe('$19.99');
});
