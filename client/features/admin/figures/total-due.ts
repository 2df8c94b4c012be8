import { NO_MONEY } from '../../../lib/no-money';
import type { DueSumsQuery } from './due-sums.generated';

/** The total of the amounts due by age. */
export const totalDue = (sums: readonly DueSumsQuery['dueSums'][number][]) =>
  sums.reduce(
    (total, { amount, count }) => ({
      amount: { ...total.amount, minorUnits: total.amount.minorUnits + amount.minorUnits },
      count: total.count + count,
    }),
    { amount: NO_MONEY, count: 0 },
  );
