import { expect, test } from 'vitest';
import { lowestPricePerMonth, pricePerMonth } from './plan-prices';

const month = { price: { totalPaise: 130_000 }, durationMonths: 1 };
const quarter = { price: { totalPaise: 520_000 }, durationMonths: 3 };

test('divides the price by the months of the term', () => {
  expect([month, quarter].map(pricePerMonth).map(Math.round)).toEqual([130_000, 173_333]);
});

test('the lowest price is compared per month, whatever the term', () => {
  expect(lowestPricePerMonth([quarter, month])).toBe(130_000);
  expect(lowestPricePerMonth([quarter, { ...month, price: { totalPaise: 200_000 } }])).toBeCloseTo(
    173_333,
    0,
  );
  expect(lowestPricePerMonth([])).toBeUndefined();
});
