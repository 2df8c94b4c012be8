import { Fragment } from 'react';
import { Button } from '../../components/button';
import { OrderStatusBadge } from '../../components/order-status-badge';
import { VisuallyHidden } from '../../components/visually-hidden';
import fact from '../../components/fact-row.module.css';
import { formatDay } from '../../lib/format-day';
import { formatMoney } from '../../lib/format-money';
import {
  creditLabel,
  discountLabel,
  dueLabel,
  isSlowRefund,
  paymentLabel,
  refundLabel,
  startLabel,
} from '../../lib/order-labels';
import { ReceiptLabel } from '../receipts/receipt-label';
import { receiptsContent } from '../receipts/receipts.content';
import type { OrderToCancelFragment } from './cancel-order-dialog.generated';
import { membershipContent } from './memberships.content';
import type { OrderRowFragment, RefundFactFragment } from './order-row.generated';
import type { ReceiptActions } from './use-order-actions';
import classes from './order-row.module.css';

const { orders, cancel } = membershipContent;
const { kinds, download, print } = receiptsContent;

interface OrderRowProps {
  order: OrderRowFragment;
  isBusy: boolean;
  onCancel: (order: OrderToCancelFragment) => void;
  receipts: ReceiptActions;
}

export const OrderRow = ({ order, isBusy, onCancel, receipts }: OrderRowProps) => (
  <div className={fact.row}>
    <div>
      <h3 className={fact.name}>
        {order.planName} <OrderStatusBadge status={order.status} />
      </h3>
      <p className={fact.fact}>
        {formatMoney(order.price.total)} · {orders.name(order.number)} ·{' '}
        <time dateTime={order.placedAt}>{formatDay(order.placedAt)}</time>
      </p>
      {order.credit && <p className={fact.fact}>{creditLabel(order.credit)}</p>}
      {order.discount && <p className={fact.fact}>{discountLabel(order.discount)}</p>}
      {order.startsOn && <p className={fact.fact}>{startLabel(order.startsOn, order.startReason)}</p>}
      {order.due && <p className={fact.fact}>{dueLabel(order.due)}</p>}
      {order.payment && <p className={fact.fact}>{paymentLabel(order.payment)}</p>}
      {order.reason && <p className={fact.fact}>{order.reason}</p>}
      {order.refunds.map((refund) => (
        <RefundFact key={refund.id} refund={refund} />
      ))}
    </div>
    <div className={classes.actions}>
      {order.status === 'PENDING' && (
        <Button isBusy={isBusy} onClick={() => onCancel(order)}>
          {cancel.button}
          <VisuallyHidden> {order.number}</VisuallyHidden>
        </Button>
      )}
      {order.receipts.map((receipt) => (
        <Fragment key={receipt.id}>
          <Button isBusy={receipts.isBusy} onClick={() => receipts.save(receipt)}>
            <ReceiptLabel receipt={receipt} action={download} />
          </Button>
          <Button isBusy={receipts.isBusy} onClick={() => receipts.print(receipt)}>
            {print}
            <VisuallyHidden>
              {' '}
              {kinds[receipt.kind]} {receipt.number}
            </VisuallyHidden>
          </Button>
        </Fragment>
      ))}
    </div>
  </div>
);

/** Status of a refund, with a hint for failed and completed ones. */
const RefundFact = ({ refund }: { refund: RefundFactFragment }) => (
  <p className={fact.fact}>
    {[
      refundLabel(formatMoney(refund.amount), refund),
      ...(refund.doneAt ? [formatDay(refund.doneAt)] : []),
      ...(refund.manualMethod ? [refund.manualMethod] : []),
    ].join(' · ')}
    {refund.status === 'FAILED' && <span className={classes.hint}>{orders.refundFailed}</span>}
    {refund.status === 'DONE' && !refund.manualMethod && isSlowRefund(refund) && (
      <span className={classes.hint}>{orders.refundDone}</span>
    )}
  </p>
);
