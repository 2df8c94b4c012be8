import type { PaymentMethod } from '#common/orders/payments';
import type { OrderStatus, RefundStatus } from '#common/orders/status-transitions';
import { formatDay } from './format-day';

/** Labels of the statuses of an order, for members and at the desk alike. */
export const orderStatusLabels: Record<OrderStatus, string> = {
  placed: 'Waiting',
  paid: 'Paid',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
};

const PAYMENT_LABELS: Record<PaymentMethod, string> = {
  cash: 'Paid in cash',
  card: 'Paid by card',
  upi: 'Paid by UPI',
  netbanking: 'Paid by netbanking',
  wallet: 'Paid from a wallet',
  emi: 'Paid in instalments',
  paylater: 'Paid with Pay Later',
  other: 'Paid online',
};

/** "Paid by UPI · 9 November 2026": how and when an order was paid. */
export const paymentLabel = ({ method, paidAt }: { method: PaymentMethod; paidAt: string }): string =>
  `${PAYMENT_LABELS[method]} · ${formatDay(paidAt)}`;

const REFUND_LABELS: Record<RefundStatus, string> = {
  requested: 'refund on its way',
  pending: 'refund on its way',
  done: 'refunded',
  failed: 'refund failed',
};

/** "₹1,200 refund on its way": the status of a refund with its amount. */
export const refundLabel = (amount: string, { status }: { status: RefundStatus }): string =>
  `${amount} ${REFUND_LABELS[status]}`;
