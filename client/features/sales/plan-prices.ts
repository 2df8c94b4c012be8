import type { Money } from '../../graphql/types.generated';

/** The price of a whole term, taxes included, and the length of the term. */
export interface Priced {
  price: { total: Money };
  durationMonths: number;
}

/** Price per month of the term, not rounded. */
export const pricePerMonth = ({ price: { total }, durationMonths }: Priced): Money => ({
  ...total,
  minorUnits: total.minorUnits / durationMonths,
});

/** Lowest price per month; undefined without offers. */
export const lowestPricePerMonth = (offers: Priced[]): Money | undefined =>
  offers.map(pricePerMonth).sort((one, other) => one.minorUnits - other.minorUnits)[0];

/** Tax rate of a price in basis points; 0 without taxes. */
export const taxRateOf = ({ taxLines }: { taxLines: { rateBasisPoints: number }[] }): number =>
  taxLines.reduce((sum, { rateBasisPoints }) => sum + rateBasisPoints, 0);
