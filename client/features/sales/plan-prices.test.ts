import { expect, test } from 'vitest';
import { lowestPricePerMonth, pricePerMonth, taxRateOf } from './plan-prices';

const rupees = (minorUnits: number) => ({ minorUnits, currencyCode: 'INR' });
const month = { price: { total: rupees(130_000) }, durationMonths: 1 };
const quarter = { price: { total: rupees(520_000) }, durationMonths: 3 };

test('divides the price by the months of the term', () => {
  const perMonth = [month, quarter].map((one) => Math.round(pricePerMonth(one).minorUnits));
  expect(perMonth).toEqual([130_000, 173_333]);
});

test('the lowest price is compared per month, whatever the term', () => {
  expect(lowestPricePerMonth([quarter, month])).toEqual(rupees(130_000));
  const dearer = { ...month, price: { total: rupees(200_000) } };
  expect(lowestPricePerMonth([quarter, dearer])?.minorUnits).toBeCloseTo(173_333, 0);
  expect(lowestPricePerMonth([])).toBeUndefined();
});

test('the tax rate is the sum of the rates of the taxes', () => {
  expect(taxRateOf({ taxLines: [{ rateBasisPoints: 250 }, { rateBasisPoints: 250 }] })).toBe(500);
  expect(taxRateOf({ taxLines: [] })).toBe(0);
});
