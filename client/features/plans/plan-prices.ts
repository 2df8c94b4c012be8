/** The price of a whole term, taxes included, and the length of the term. */
export interface Priced {
  price: { totalPaise: number };
  durationMonths: number;
}

/** Price per month of the term, in paise. */
export const pricePerMonth = ({ price, durationMonths }: Priced): number => price.totalPaise / durationMonths;

/** Lowest price per month, in paise; undefined without offers. */
export function lowestPricePerMonth(offers: Priced[]): number | undefined {
  return offers.length > 0 ? Math.min(...offers.map(pricePerMonth)) : undefined;
}
