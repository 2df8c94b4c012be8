import type { PlanOfferFactsFragment } from './plans.generated';

type Priced = Pick<PlanOfferFactsFragment, 'pricePaise' | 'durationMonths'>;

/** What a plan comes to for each of its months, in paise. */
export const pricePerMonth = ({ pricePaise, durationMonths }: Priced): number => pricePaise / durationMonths;

/** The least that a month costs, in paise; undefined where nothing is sold. */
export function lowestPricePerMonth(offers: Priced[]): number | undefined {
  return offers.length > 0 ? Math.min(...offers.map(pricePerMonth)) : undefined;
}
