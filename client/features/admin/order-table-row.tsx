import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { OrderStatusBadge } from '../../components/order-status-badge';
import { VisuallyHidden } from '../../components/visually-hidden';
import { formatDay } from '../../lib/format-day';
import { formatMoney } from '../../lib/format-rupees';
import { formatMoment } from '../../lib/format-moment';
import { usePermissions } from '../../lib/permissions';
import { useMinute } from '../../lib/use-minute';
import { paymentLabel, refundLabel } from '../../lib/order-labels';
import { relativeDay } from '../../lib/relative-day';
import { ordersContent } from './admin.content';
import { pressedBy } from './commands/selected-row';
import type { DeskOrderFragment } from './admin.generated';
import { decisionsAbout, type PendingDecision } from './order-decision';
import { OrderMember } from './order-member';
import type { RefundLineFragment } from './order-table-row.generated';
import classes from './order-table.module.css';

interface OrderTableRowProps {
  order: DeskOrderFragment;
  isDecided: boolean;
  onDecide: (decision: PendingDecision) => void;
}

export function OrderTableRow({ order, isDecided, onDecide }: OrderTableRowProps) {
  const { number, planName, durationMonths, price, placedAt, status, payment, reason, refunds } = order;
  const row = useRef<HTMLTableRowElement>(null);
  const now = useMinute();
  const isPermitted = usePermissions();
  // The pressed button is removed after the decision, so the row takes over the focus.
  useEffect(() => {
    if (isDecided) row.current?.focus({ preventScroll: true });
  }, [isDecided]);
  return (
    <tr ref={row} role="row" data-row-id={order.id} tabIndex={-1}>
      <th role="rowheader" scope="row" data-column="number">
        {number}
      </th>
      <td role="cell" data-column="member">
        <OrderMember member={order.member} />
      </td>
      <td role="cell" data-column="plan">
        {planName}
        <span className={classes.more}>{ordersContent.term(durationMonths)}</span>
      </td>
      <td role="cell" data-column="amount">
        {formatMoney(price.total)}
      </td>
      <td role="cell" data-column="placed">
        <time dateTime={placedAt} title={formatMoment(placedAt)}>
          {relativeDay(placedAt, now)}
        </time>
      </td>
      <td role="cell" data-column="status">
        <OrderStatusBadge status={status} />
        {payment && <span className={classes.more}>{paymentLabel(payment)}</span>}
        {reason && <span className={classes.more}>{reason}</span>}
        {refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} />
        ))}
      </td>
      <td role="cell" data-column="actions">
        {decisionsAbout(order, isPermitted).map((decision) => (
          <Button key={decision} {...keyOf[decision]} onClick={() => onDecide({ order, decision })}>
            {ordersContent[decision].action}
            <VisuallyHidden> {number}</VisuallyHidden>
          </Button>
        ))}
      </td>
    </tr>
  );
}

const keyOf: Partial<Record<PendingDecision['decision'], ReturnType<typeof pressedBy>>> = {
  confirm: pressedBy('c'),
  reject: pressedBy('r'),
};

/** Status of a refund, its cause unless that is the order itself, and the error of a failed one. */
function RefundLine({ refund }: { refund: RefundLineFragment }) {
  const { amount, status, cause, doneAt, manualMethod, problem } = refund;
  const facts = [
    refundLabel(formatMoney(amount), refund),
    ...(doneAt ? [formatDay(doneAt)] : []),
    ...(manualMethod ? [manualMethod] : []),
    ...(ordersContent.causes[cause] ? [ordersContent.causes[cause]] : []),
  ];
  return (
    <span className={classes.more} data-failed={(status === 'FAILED' && cause !== 'GATEWAY') || undefined}>
      {facts.join(' · ')}
      {problem && <span className={classes.problem}>{problem}</span>}
    </span>
  );
}
