import { formatPaise } from '#common/money';
import { counts } from '../../lib/counts';
import {
  amount,
  joined,
  reason,
  type Details,
  type EntryDefinitions,
  type Nothing,
} from '../entry-definition';

interface OrderStatusBefore {
  status: string;
}

interface PaidOrder {
  status: 'paid';
  method: string;
  /** Amount of the payment that completed the order. */
  amountPaise?: number;
  /** The discount that the front desk gave, and its reason. */
  discountPaise?: number;
  discountReason?: string;
  /** The credit for unused days of the plan that this one replaced, and the number of these days. */
  creditPaise?: number;
  creditDays?: number;
}

interface PartPaidOrder extends Omit<PaidOrder, 'status'> {
  status: 'part_paid';
  amountPaise: number;
  duePaise: number;
}

interface RecoveredOrder {
  status: 'paid' | 'written_off';
  method: string;
  amountPaise: number;
  /** The amount that stays written off. */
  writtenOffPaise: number;
}

interface OrderEntries {
  'order.placed': { before: Nothing; after: { status: 'placed' } };
  'order.paid': { before: OrderStatusBefore; after: PaidOrder };
  /** A payment that leaves something due, at the sale or later. */
  'order.part-paid': { before: OrderStatusBefore; after: PartPaidOrder };
  'order.written-off': {
    before: OrderStatusBefore;
    after: { status: 'written_off'; amountPaise: number; writeOffReason: string };
  };
  /** A payment of what had been written off, or of a part of it. */
  'order.recovered': { before: OrderStatusBefore; after: RecoveredOrder };
  'order.rejected': { before: OrderStatusBefore; after: { status: 'rejected'; reason: string } };
  'order.cancelled': { before: OrderStatusBefore; after: { status: 'cancelled' } };
  'order.expired': { before: OrderStatusBefore; after: { status: 'expired' } };
  'order.refunded': { before: OrderStatusBefore; after: { status: 'refunded'; reason: string } };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends OrderEntries {}
}

type Paid = Omit<Partial<PaidOrder>, 'status'>;

/** Texts for payment methods whose name at the gateway is not one to show. */
const METHODS: Record<string, string> = {
  emi: 'instalments',
  other: 'online',
  paylater: 'Pay Later',
  upi: 'UPI',
};

const method = ({ method: name }: Paid): Details => name && (METHODS[name] ?? name);

const discount = ({ discountPaise, discountReason }: Paid): Details =>
  discountReason && `${formatPaise(discountPaise ?? 0)} off: ${discountReason}`;

const credit = ({ creditPaise, creditDays }: Paid): Details =>
  creditDays === undefined
    ? null
    : `${formatPaise(creditPaise ?? 0)} credited for ${counts(creditDays, 'unused day')}`;

export const JOURNAL_ENTRIES: EntryDefinitions<OrderEntries> = {
  'order.placed': { kind: null, details: null },
  'order.paid': {
    kind: 'order',
    details: ({ after }) => joined(method(after), credit(after), discount(after)),
  },
  'order.part-paid': {
    kind: 'order',
    details: ({ after }) =>
      joined(
        amount({ after }),
        method(after),
        after.duePaise === undefined ? null : `${formatPaise(after.duePaise)} still due`,
        credit(after),
        discount(after),
      ),
  },
  'order.written-off': {
    kind: 'order',
    details: ({ after }) => joined(amount({ after }), after.writeOffReason),
  },
  'order.recovered': {
    kind: 'order',
    details: ({ after }) =>
      joined(
        amount({ after }),
        method(after),
        after.writtenOffPaise ? `${formatPaise(after.writtenOffPaise)} stays written off` : null,
      ),
  },
  'order.rejected': { kind: 'order', details: reason },
  'order.cancelled': { kind: 'order', details: null },
  'order.expired': { kind: 'order', details: null },
  'order.refunded': { kind: 'order', details: reason },
};
