import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_GST, proratedAmounts, taxed } from './gst';

const FIVE = { rateBasisPoints: 500, isInclusive: true };
const EIGHTEEN = { rateBasisPoints: 1800, isInclusive: true };

/** Inclusive prices in rupees, with their taxable value, half of the tax, and round-off. */
test.each([
  [1300, FIVE, 1238.1, 30.95, 0],
  [2100, FIVE, 2000, 50, 0],
  [5200, FIVE, 4952.38, 123.81, 0],
  [3200, FIVE, 3047.62, 76.19, 0],
  [6400, FIVE, 6095.24, 152.38, 0],
  [1300, EIGHTEEN, 1101.69, 99.15, 0.01],
  [6400, EIGHTEEN, 5423.73, 488.14, -0.01],
])('splits ₹%d at %j into ₹%d, twice ₹%d and a round-off of ₹%d', (price, rule, taxable, half, roundOff) => {
  const paise = (rupees: number) => Math.round(rupees * 100);
  expect(taxed(price * 100, rule)).toEqual({
    taxablePaise: paise(taxable),
    cgstPaise: paise(half),
    sgstPaise: paise(half),
    roundOffPaise: paise(roundOff),
    totalPaise: price * 100,
  });
});

test('adds tax that is not included in the price', () => {
  expect(taxed(130_000, { rateBasisPoints: 1800, isInclusive: false })).toEqual({
    taxablePaise: 130_000,
    cgstPaise: 11_700,
    sgstPaise: 11_700,
    roundOffPaise: 0,
    totalPaise: 153_400,
  });
});

test('charges no tax without GST registration', () => {
  expect(taxed(130_000, NO_GST)).toEqual({
    taxablePaise: 130_000,
    cgstPaise: 0,
    sgstPaise: 0,
    roundOffPaise: 0,
    totalPaise: 130_000,
  });
});

const price = fc.integer({ min: 1, max: 2_000_000_000 });
const rule = fc.record({ rateBasisPoints: fc.integer({ min: 0, max: 5000 }), isInclusive: fc.boolean() });

test('splits 10,000 random prices and rates exactly to the paisa', () => {
  fc.assert(
    fc.property(price, rule, (pricePaise, given) => {
      const { taxablePaise, cgstPaise, sgstPaise, roundOffPaise, totalPaise } = taxed(pricePaise, given);
      expect(taxablePaise + cgstPaise + sgstPaise + roundOffPaise).toBe(totalPaise);
      expect(cgstPaise).toBe(sgstPaise);
      expect([taxablePaise, cgstPaise, roundOffPaise, totalPaise].every(Number.isSafeInteger)).toBe(true);
      expect(Math.abs(roundOffPaise)).toBeLessThanOrEqual(given.isInclusive ? 1 : 0);
      expect(totalPaise).toBe(given.isInclusive ? pricePaise : taxablePaise + 2 * cgstPaise);
      // Within half a paisa of the exact tax.
      expect(Math.abs(cgstPaise * 20_000 - taxablePaise * given.rateBasisPoints)).toBeLessThanOrEqual(10_000);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  [true, 100_030, { taxablePaise: 95_267, cgstPaise: 4763, totalPaise: 100_030 }],
  [false, 100_030, { taxablePaise: 100_030, cgstPaise: 5002, totalPaise: 105_032 }],
])('one tax is not split into halves (price with it: %s)', (isInclusive, pricePaise, parts) => {
  const whole = taxed(pricePaise, { rateBasisPoints: 500, isInclusive, isOneTax: true });
  expect(whole).toEqual({ ...parts, sgstPaise: 0, roundOffPaise: 0 });
  const half = proratedAmounts(whole, 50_000);
  expect([half.taxablePaise + half.cgstPaise, half.sgstPaise]).toEqual([50_000, 0]);
});
