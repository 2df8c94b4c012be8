import { studio } from '#common/studio';
import type { Money } from '../../graphql/types.generated';
import { formatWholeMoney } from '../../lib/format-money';

/** Formats basis points: 1800 is "18 %", 250 is "2.5 %". */
export const percent = (basisPoints: number) => `${basisPoints / 100} %`;

/** Texts about plans that other pages show too. */
export const planFactsContent = {
  join: 'JOIN NOW',
  term: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  perMonth: (amount: Money) => `about ${formatWholeMoney(amount)} a month`,
  withTax: (basisPoints: number) => `${percent(basisPoints)} ${studio.taxName} included`,
};
