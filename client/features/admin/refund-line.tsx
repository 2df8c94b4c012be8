import { formatPaise } from '#common/money';
import { formatDay } from '../../lib/format-day';
import { refundLabel } from '../../lib/order-labels';
import { ordersContent } from './admin.content';
import type { DeskRefundFragment } from './admin.generated';
import classes from './order-table.module.css';

/** Status of a refund, its cause unless that is the order itself, and the error of a failed one. */
export function RefundLine({ refund }: { refund: DeskRefundFragment }) {
  const { amountPaise, status, cause, doneAt, byHand, problem } = refund;
  const facts = [
    refundLabel(formatPaise(amountPaise), refund),
    ...(doneAt ? [formatDay(doneAt)] : []),
    ...(byHand ? [byHand] : []),
    ...(ordersContent.causes[cause] ? [ordersContent.causes[cause]] : []),
  ];
  return (
    <span className={classes.more} data-failed={(status === 'failed' && cause !== 'gateway') || undefined}>
      {facts.join(' · ')}
      {problem && <span className={classes.problem}>{problem}</span>}
    </span>
  );
}
