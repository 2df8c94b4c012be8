import { expect, test } from 'vitest';
import { compareWithBank, type BookedUpiPayment } from './bank-comparison';

test('a long list is compared with many payments without reading each of them for each line', () => {
  let reads = 0;
  const payment = (number: number): BookedUpiPayment => ({
    get reference() {
      reads += 1;
      return String(412_345_000_000 + number);
    },
    paise: 100,
    day: '2026-11-21',
  });
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const listed = numbers.map((number) => ({
    reference: String(412_345_000_050 + number),
    amountsPaise: [100],
  }));
  const compared = compareWithBank(listed, numbers.map(payment), ['2026-11-21', '2026-11-21']);
  expect(compared).toMatchObject({ totalPaise: 10_000, matchedCount: 50 });
  expect(compared.unmatched).toHaveLength(100);
  expect(reads).toBeLessThan(1000);
});
