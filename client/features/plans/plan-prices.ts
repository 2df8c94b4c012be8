/** What a plan is known by here: its whole price, taxes included, and for how long it is paid. */
export interface Priced {
  price: { totalPaise: number };
  durationMonths: number;
}

/** What a plan comes to for each of its months, in paise. */
export const pricePerMonth = ({ price, durationMonths }: Priced): number => price.totalPaise / durationMonths;

/** The least that a month costs, in paise; undefined where nothing is sold. */
export function lowestPricePerMonth(offers: Priced[]): number | undefined {
  return offers.length > 0 ? Math.min(...offers.map(pricePerMonth)) : undefined;
}
