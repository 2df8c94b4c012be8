import { registerEnumType } from 'type-graphql';
import { enumValue } from '#common/enum-names';
import { keysOf } from '#common/keys-of';
import type { DueAge } from '#common/orders/due-ages';
import type {
  DeskMethod,
  GatewayName,
  PaymentMethod,
  ReceiptKind,
  RefundMethod,
} from '#common/orders/payments';
import type { OrderStatus, RefundCause, RefundStatus } from '#common/orders/status-transitions';
import { enumType } from '../../graphql/enums';

/** The one place where `placed`, which the database and the journal keep, becomes `PENDING`. */
export const OrderStatusType = {
  PENDING: 'placed',
  PART_PAID: 'part_paid',
  PAID: 'paid',
  WRITTEN_OFF: 'written_off',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  REFUNDED: 'refunded',
} as const satisfies Record<string, OrderStatus>;

/** A status as the API names it, in lower case, for files. */
export const shownStatus = (status: OrderStatus): string =>
  enumValue(keysOf(OrderStatusType).find((name) => OrderStatusType[name] === status)!);

registerEnumType(OrderStatusType, {
  name: 'OrderStatus',
  valuesConfig: {
    PENDING: { description: 'Not paid yet; can be paid until `expiresAt`.' },
    PART_PAID: { description: 'Paid in part; the membership period has been added, and the rest is due.' },
    PAID: { description: 'Paid; the membership period has been added.' },
    WRITTEN_OFF: {
      description:
        'Paid in part; the studio has given up the rest. If the member pays it after all, the order is `PAID`.',
    },
    REJECTED: { description: 'Rejected by the studio before it was paid.' },
    CANCELLED: { description: 'Cancelled by the member before it was paid.' },
    EXPIRED: { description: 'Not paid in time. An online payment that arrives later still pays it.' },
    REFUNDED: {
      description:
        'Refunded by the studio; the membership period has ended. `refunds` says whether the money has been returned.',
    },
  },
});

export const GatewayType = enumType<GatewayName>(
  'PaymentGateway',
  {
    desk: 'Front desk of the studio.',
    razorpay: 'Razorpay: UPI, card, netbanking or wallet, online.',
  },
  'Front desk, or company that takes payments online.',
);

const DESK_METHOD_DESCRIPTIONS: Record<DeskMethod, string> = { cash: 'Cash.', card: 'Card.', upi: 'UPI.' };

export const DueAgeType = enumType<DueAge>(
  'DueAge',
  {
    later: 'Not due yet.',
    today: 'Due today.',
    days_1_to_7: 'Overdue for 1 to 7 days.',
    days_8_to_30: 'Overdue for 8 to 30 days.',
    over_30_days: 'Overdue for more than 30 days.',
  },
  'How long ago what is due should have been paid, by the date at the studio.',
);

export const DeskMethodType = enumType<DeskMethod>(
  'DeskMethod',
  DESK_METHOD_DESCRIPTIONS,
  'Payment method at the front desk.',
);

export const RefundMethodType = enumType<RefundMethod>(
  'RefundMethod',
  { ...DESK_METHOD_DESCRIPTIONS, bank_transfer: 'Bank transfer.' },
  'How the front desk pays money back.',
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
  'Payment method, at the front desk or online.',
);

export const ReceiptKindType = enumType<ReceiptKind>(
  'ReceiptKind',
  {
    receipt: 'Receipt for a payment on which no tax was charged.',
    invoice: 'Tax invoice for a payment.',
    credit_note: 'Credit note: reverses a receipt or an invoice, in full or in part.',
  },
  'Kind of a document about a payment.',
);

export const RefundStatusType = enumType<RefundStatus>('RefundStatus', {
  requested: 'Not accepted by the payment gateway yet.',
  pending: 'Accepted by the payment gateway, which has not paid it out yet.',
  done: 'The money has been returned.',
  failed: 'Failed at the payment gateway; the studio has to retry it or return the money itself.',
});

export const RefundCauseType = enumType<RefundCause>('RefundCause', {
  order: 'The studio refunded the order, or a part of it if the order is still paid.',
  unused: 'The payment could not be used, for example because the order had already been paid.',
  gateway: 'The studio made the refund in the dashboard of the payment gateway.',
});

export enum OrderSortField {
  PLACED_AT = 'placedAt',
  UPDATED_AT = 'updatedAt',
  DUE_ON = 'dueOn',
}

registerEnumType(OrderSortField, {
  name: 'OrderSortField',
  description: 'Properties by which orders can be sorted.',
  valuesConfig: {
    PLACED_AT: { description: 'Time at which the order was placed.' },
    UPDATED_AT: { description: 'Time of the last change: `Order.updatedAt`.' },
    DUE_ON: {
      description:
        'Day by which the next part of what is due has to be paid. Only orders with something due are listed.',
    },
  },
});
