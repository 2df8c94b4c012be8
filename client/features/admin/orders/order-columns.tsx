import { lengthInWords } from '#common/plans/plan-length';
import type { Permission } from '#common/accounts/permissions';
import { OrderStatusBadge } from '../../../components/order-status-badge';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatDay } from '../../../lib/format-day';
import { formatMoment } from '../../../lib/format-moment';
import { formatMoney } from '../../../lib/format-money';
import { creditLabel, discountLabel, paymentLabel, refundLabel, startLabel } from '../../../lib/order-labels';
import { relativeDay } from '../../../lib/relative-day';
import { useMinute } from '../../../lib/use-minute';
import { DueParts } from './due-parts';
import { ordersContent } from './orders.content';
import { pressedBy } from '../commands/selected-row';
import type { ListColumn } from '../list/list-table';
import { ReceiptButtons } from '../receipts/receipt-buttons';
import type { ReceiptLinkFragment } from '../../receipts/receipts.generated';
import actionClasses from '../list/row-actions.module.css';
import classes from './order-columns.module.css';
import type { DeskOrderFragment, RefundLineFragment } from './order-columns.generated';
import { decisionsAbout, type PendingDecision } from './dialogs/order-decision';
import { OrderMember } from './order-member';

const { heads, causes } = ordersContent;

const columns = {
  number: { id: 'number', head: heads.number, width: 8 },
  member: { id: 'member', head: heads.member, width: 24 },
  plan: { id: 'plan', head: heads.plan, width: 14, isHalf: true },
  amount: { id: 'amount', head: heads.amount, width: 9, isHalf: true },
  placed: { id: 'placed', head: heads.placed, width: 11, isHalf: true },
  status: { id: 'status', head: heads.status, width: 18, isHalf: true },
  actions: { id: 'actions', head: heads.actions, width: 16 },
} as const;

/** The columns without their cells. */
export const orderHeads = Object.values(columns);

interface OrderActions {
  isPermitted: (permission: Permission) => boolean;
  onDecide: (decision: PendingDecision) => void;
  onReceipt: (receipt: ReceiptLinkFragment) => void;
}

/** The columns of the list of orders, with what the current user can decide about each. */
export const orderColumns = ({
  isPermitted,
  onDecide,
  onReceipt,
}: OrderActions): ListColumn<DeskOrderFragment>[] => [
  { ...columns.number, cell: ({ number }) => <span className={classes.number}>{number}</span> },
  { ...columns.member, cell: ({ member }) => <OrderMember member={member} /> },
  {
    ...columns.plan,
    cell: ({ planName, durationMonths: months, startsOn, startReason }) => (
      <>
        {planName}
        {months > 0 && <span className={classes.more}>{lengthInWords({ months, days: null })}</span>}
        {startsOn && <span className={classes.more}>{startLabel(startsOn, startReason)}</span>}
      </>
    ),
  },
  {
    ...columns.amount,
    cell: ({ price, credit, discount }) => (
      <>
        <span className={classes.amount}>{formatMoney(price.total)}</span>
        {credit && <span className={classes.more}>{creditLabel(credit)}</span>}
        {discount && <span className={classes.more}>{discountLabel(discount)}</span>}
      </>
    ),
  },
  { ...columns.placed, cell: ({ placedAt }) => <RelativeDay moment={placedAt} /> },
  { ...columns.status, cell: (order) => <OrderState order={order} /> },
  {
    ...columns.actions,
    cell: (order) => (
      <span className={actionClasses.actions}>
        {decisionsAbout(order, isPermitted).map((decision) => (
          <button
            key={decision}
            type="button"
            {...keyOf[decision]}
            onClick={() => onDecide({ order, decision })}
          >
            {ordersContent[decision].action}
            <VisuallyHidden> {order.number}</VisuallyHidden>
          </button>
        ))}
        <ReceiptButtons receipts={order.receipts} onOpen={onReceipt} />
      </span>
    ),
  },
];

const keyOf: Partial<Record<PendingDecision['decision'], ReturnType<typeof pressedBy>>> = {
  confirm: pressedBy('c'),
  reject: pressedBy('r'),
};

const RelativeDay = ({ moment }: { moment: string }) => (
  <time dateTime={moment} title={formatMoment(moment)}>
    {relativeDay(moment, useMinute())}
  </time>
);

const OrderState = ({ order }: { order: DeskOrderFragment }) => {
  const { status, writtenOff, payment, reason, refunds } = order;
  return (
    <>
      <OrderStatusBadge status={status} />
      <DueParts order={order} />
      {writtenOff && (
        <span className={classes.more}>{ordersContent.writtenOff(formatMoney(writtenOff))}</span>
      )}
      {payment && <span className={classes.more}>{paymentLabel(payment)}</span>}
      {payment?.reference && <span className={classes.more}>{payment.reference}</span>}
      {reason && <span className={classes.more}>{reason}</span>}
      {refunds.map((refund) => (
        <RefundLine key={refund.id} refund={refund} />
      ))}
    </>
  );
};

/** Status of a refund, its cause unless that is the order itself, and the error of a failed one. */
function RefundLine({ refund }: { refund: RefundLineFragment }) {
  const { amount, status, cause, doneAt, manualMethod, problem } = refund;
  const facts = [
    refundLabel(formatMoney(amount), refund),
    ...(doneAt ? [formatDay(doneAt)] : []),
    ...(manualMethod ? [manualMethod] : []),
    ...(causes[cause] ? [causes[cause]] : []),
  ];
  return (
    <span className={classes.more} data-failed={(status === 'FAILED' && cause !== 'GATEWAY') || undefined}>
      {facts.join(' · ')}
      {problem && <span className={classes.problem}>{problem}</span>}
    </span>
  );
}
