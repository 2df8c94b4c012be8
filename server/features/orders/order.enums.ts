import { registerEnumType } from 'type-graphql';
import type { DeskMethod, GatewayName, PaymentMethod, ReceiptKind } from '#common/orders/payments';
import type { OrderStatus, RefundCause, RefundStatus } from '#common/orders/status-transitions';
import { enumType } from '../../graphql/enums';

/** The one place where `placed`, which the database and the journal keep, becomes `PENDING`. */
export const OrderStatusType = {
  PENDING: 'placed',
  PAID: 'paid',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  REFUNDED: 'refunded',
} as const satisfies Record<string, OrderStatus>;

registerEnumType(OrderStatusType, {
  name: 'OrderStatus',
  description: 'The status of an order.',
  valuesConfig: {
    PENDING: { description: 'Awaits payment, until `expiresAt`.' },
    PAID: { description: 'Paid; the membership period has been added.' },
    REJECTED: { description: 'Rejected by the studio before it was paid.' },
    CANCELLED: { description: 'Cancelled by the member before it was paid.' },
    EXPIRED: { description: 'Not paid in time. A payment that arrives later still pays it.' },
    REFUNDED: { description: 'Refunded by the studio; the membership period has ended.' },
  },
});

export const GatewayType = enumType<GatewayName>(
  'PaymentGateway',
  {
    desk: 'The front desk of the studio.',
    razorpay: 'Razorpay: UPI, card, netbanking or wallet, online.',
  },
  'Where an order is paid.',
);

const DESK_METHOD_DESCRIPTIONS: Record<DeskMethod, string> = { cash: 'Cash.', card: 'Card.', upi: 'UPI.' };

export const DeskMethodType = enumType<DeskMethod>(
  'DeskMethod',
  DESK_METHOD_DESCRIPTIONS,
  'A payment method at the front desk.',
);

export const PaymentMethodType = enumType<PaymentMethod>(
  'PaymentMethod',
  {
    ...DESK_METHOD_DESCRIPTIONS,
    netbanking: 'Netbanking, online.',
    wallet: 'Wallet, online.',
    emi: 'Instalments, online.',
    paylater: 'Pay-later credit, online.',
    other: 'Another online method, or one that the payment gateway did not name.',
  },
  'A payment method, at the desk or online.',
);

export const ReceiptKindType = enumType<ReceiptKind>(
  'ReceiptKind',
  {
    receipt: 'Confirms a payment on which no tax was charged.',
    invoice: 'Tax invoice for a payment.',
    credit_note: 'Reverses a receipt or an invoice, in full or in part.',
  },
  'The kind of document.',
);

export const RefundStatusType = enumType<RefundStatus>(
  'RefundStatus',
  {
    requested: 'Not yet accepted by the payment gateway.',
    pending: 'Accepted by the payment gateway, which has not paid it out yet.',
    done: 'The money has been returned.',
    failed: 'The payment gateway could not refund it; the studio has to retry it or return the money itself.',
  },
  'The status of a refund.',
);

export const RefundCauseType = enumType<RefundCause>(
  'RefundCause',
  {
    order: 'The studio refunded the order.',
    unused: 'The payment could not be used, for example because the order had already been paid.',
    gateway: 'The studio made the refund in the dashboard of the payment gateway.',
  },
  'Why money was returned.',
);

export enum OrderOrderField {
  PLACED_AT = 'placedAt',
}

registerEnumType(OrderOrderField, {
  name: 'OrderOrderField',
  description: 'What orders can be sorted by.',
  valuesConfig: { PLACED_AT: { description: 'When the order was placed.' } },
});
