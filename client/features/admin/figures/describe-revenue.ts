import { studio } from '#common/studio';
import type { Money } from '../../../graphql/types.generated';
import { formatRupees } from '../../../lib/format-rupees';
import { overviewContent } from './overview.content';

const { same, compared } = overviewContent.revenue;

const dayOfMonth = new Intl.DateTimeFormat(studio.locale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
});

/** "₹3,200 more than 1–23 Oct": the revenue of two ranges of days of the same length. */
export function describeRevenue(current: Money, before: Money, days: { from: string; to: string }): string {
  const difference = current.minorUnits - before.minorUnits;
  const label = labelOf(days);
  if (difference === 0) return same(label);
  const amount = formatRupees({ ...before, minorUnits: Math.abs(difference) });
  return compared(amount, difference > 0, label);
}

/** "1–23 Oct", "1 Oct": days of one month, from its first. */
const labelOf = ({ from, to }: { from: string; to: string }): string =>
  (from === to ? '' : '1–') + dayOfMonth.format(new Date(to));
