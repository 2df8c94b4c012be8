import type { Amount } from '../../lib/format-rupees';

/** The price of a whole term, taxes included, and the length of the term. */
export interface Priced {
  price: { total: Amount };
  durationMonths: number;
}

/** Price per month of the term, not rounded. */
export const pricePerMonth = ({ price: { total }, durationMonths }: Priced): Amount => ({
  ...total,
  minorUnits: total.minorUnits / durationMonths,
});

/** Lowest price per month; undefined without offers. */
export const lowestPricePerMonth = (offers: Priced[]): Amount | undefined =>
  offers.map(pricePerMonth).sort((one, other) => one.minorUnits - other.minorUnits)[0];

/** Tax rate of a price in basis points; 0 without taxes. */
export const taxRateOf = ({ taxLines }: { taxLines: { rateBasisPoints: number }[] }): number =>
  taxLines.reduce((sum, { rateBasisPoints }) => sum + rateBasisPoints, 0);
