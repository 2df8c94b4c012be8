import { enumValue } from '#common/enum-names';
import { refundMethodText, SLOW_REFUND_METHODS } from '#common/orders/payments';
import type {
  Money,
  OrderStatus,
  PaymentMethod,
  RefundMethod,
  RefundStatus,
} from '../graphql/types.generated';
import { formatDay } from './format-day';
import { formatMoney } from './format-money';

/** Labels of the statuses of an order, for members and at the desk alike. */
export const orderStatusLabels: Record<OrderStatus, string> = {
  PENDING: 'Waiting',
  PART_PAID: 'Paid in part',
  PAID: 'Paid',
  WRITTEN_OFF: 'Written off',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  REFUNDED: 'Refunded',
};

const PAYMENT_LABELS: Record<PaymentMethod, string> = {
  CASH: 'Paid in cash',
  CARD: 'Paid by card',
  UPI: 'Paid by UPI',
  NETBANKING: 'Paid by netbanking',
  WALLET: 'Paid from a wallet',
  EMI: 'Paid in instalments',
  PAYLATER: 'Paid with Pay Later',
  OTHER: 'Paid online',
};

/** "Paid by UPI · 9 November 2026": how and when an order was paid. */
export const paymentLabel = ({ method, paidAt }: { method: PaymentMethod; paidAt: string }): string =>
  `${PAYMENT_LABELS[method]} · ${formatDay(paidAt)}`;

/** "₹520 off: Diwali" */
export const discountLabel = ({ amount, reason }: { amount: Money; reason: string }): string =>
  `${formatMoney(amount)} off: ${reason}`;

interface Credit {
  amount: Money;
  days: number;
  planName?: string;
}

/** "₹880.64 off for 21 unused days of Basic" */
export const creditLabel = ({ amount, days, planName }: Credit): string =>
  `${formatMoney(amount)} off for ${days === 1 ? '1 unused day' : `${days} unused days`}${planName ? ` of ${planName}` : ''}`;

/** "Starts on 1 December 2026: Paid by transfer" */
export const startLabel = (startsOn: string, reason: string | null): string =>
  `Starts on ${formatDay(startsOn)}${reason === null ? '' : `: ${reason}`}`;

/** "₹650 due by 5 December 2026" */
export const dueLabel = ({ amount, dueOn }: { amount: Money; dueOn: string }): string =>
  `${formatMoney(amount)} due by ${formatDay(dueOn)}`;

const REFUND_LABELS: Record<RefundStatus, string> = {
  REQUESTED: 'refund on its way',
  PENDING: 'refund on its way',
  DONE: 'refunded',
  FAILED: 'refund failed',
};

interface ShownRefund {
  status: RefundStatus;
  method: RefundMethod | null;
}

/** "₹1,200 refund on its way", "₹500 refunded in cash": the status of a refund with its amount. */
export const refundLabel = (amount: string, { status, method }: ShownRefund): string =>
  [amount, REFUND_LABELS[status], ...(method ? [refundMethodText[enumValue(method)]] : [])].join(' ');

/** Whether a bank still has to pay it out. */
export const isSlowRefund = ({ method }: Pick<ShownRefund, 'method'>): boolean =>
  method === null || SLOW_REFUND_METHODS.includes(enumValue(method));
