export interface CurrencyWords {
  one: string;
  many: string;
  /** The hundredth part, for amounts in words. */
  hundredths: string;
  /** Notes and coins that are worth counting, largest first; none if only their sum is entered. */
  notes: readonly number[];
}

const dollars = (notes: readonly number[] = []): CurrencyWords => ({
  one: 'dollar',
  many: 'dollars',
  hundredths: 'cents',
  notes,
});

/** What a studio can be paid in. Amounts are kept in hundredths, so these are currencies with two decimals. */
export const CURRENCIES = {
  INR: { one: 'rupee', many: 'rupees', hundredths: 'paise', notes: [500, 200, 100, 50, 20, 10, 5, 2, 1] },
  AED: {
    one: 'dirham',
    many: 'dirhams',
    hundredths: 'fils',
    notes: [1000, 500, 200, 100, 50, 20, 10, 5, 1],
  },
  AUD: dollars([100, 50, 20, 10, 5, 2, 1]),
  CAD: dollars([100, 50, 20, 10, 5, 2, 1]),
  EUR: { one: 'euro', many: 'euros', hundredths: 'cents', notes: [500, 200, 100, 50, 20, 10, 5, 2, 1] },
  GBP: { one: 'pound', many: 'pounds', hundredths: 'pence', notes: [50, 20, 10, 5, 2, 1] },
  MYR: { one: 'ringgit', many: 'ringgit', hundredths: 'sen', notes: [] },
  NZD: dollars([100, 50, 20, 10, 5, 2, 1]),
  QAR: { one: 'riyal', many: 'riyals', hundredths: 'dirhams', notes: [] },
  SAR: { one: 'riyal', many: 'riyals', hundredths: 'halalas', notes: [] },
  SGD: dollars(),
  USD: dollars([100, 50, 20, 10, 5, 1]),
  ZAR: { one: 'rand', many: 'rand', hundredths: 'cents', notes: [200, 100, 50, 20, 10, 5, 2, 1] },
} satisfies Record<string, CurrencyWords>;

export type Currency = keyof typeof CURRENCIES;

export const CURRENCY_CODES = Object.keys(CURRENCIES) as [Currency, ...Currency[]];
