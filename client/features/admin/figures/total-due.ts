import { NO_MONEY } from '../../../lib/no-money';
import type { DueSumsQuery } from './due-sums.generated';

/** The sum of sums of what members owe. */
export const totalDue = (sums: readonly DueSumsQuery['dueSums'][number][]) =>
  sums.reduce(
    (total, { amount, count }) => ({
      amount: { ...total.amount, minorUnits: total.amount.minorUnits + amount.minorUnits },
      count: total.count + count,
    }),
    { amount: NO_MONEY, count: 0 },
  );
