import { enumName } from '#common/enum-names';
import { DUE_AGES } from '#common/orders/due-ages';
import type { DueAge } from '../../../graphql/types.generated';
import { rupees, untaxedPrice } from '../../../test/prices';

/** An order as the front desk reads it. */
export const deskOrder = (number: number, overrides = {}) => ({
  __typename: 'Order',
  id: `order-${number}`,
  number,
  planName: 'Basic',
  durationMonths: 1,
  status: 'PENDING',
  placedAt: '2026-11-20T23:40:00Z',
  reason: null,
  price: untaxedPrice(130_000),
  member: {
    __typename: 'User',
    id: 'asha',
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+919876543210',
    due: null,
  },
  laterBusinessDay: null as string | null,
  discount: null,
  startsOn: null,
  startReason: null,
  credit: null,
  due: null,
  openInstalments: [],
  writtenOff: null,
  payment: null,
  receipts: [],
  refunds: [],
  ...overrides,
});

/** A page of orders; without a cursor it is the last one. */
export const deskOrders = (nodes: object[], endCursor: string | null = null) => ({
  orders: {
    __typename: 'OrderConnection',
    edges: nodes.map((node) => ({ __typename: 'OrderEdge', node })),
    pageInfo: {
      __typename: 'PageInfo',
      hasPreviousPage: false,
      hasNextPage: endCursor !== null,
      startCursor: null,
      endCursor,
    },
    totalCount: { __typename: 'Count', count: nodes.length, precision: 'EXACT' },
  },
});

/** The answer of a mutation that decides an order. */
export const changedOrder = (name: string, order: object) => ({
  [name]: {
    __typename: `${name[0]!.toUpperCase()}${name.slice(1)}Payload`,
    message: 'Done.',
    order,
    membership: null,
  },
});

/** Revenue in rupees, without refunds. */
export const booked = (amount: number) => ({
  revenue: {
    __typename: 'Revenue',
    received: rupees(amount * 100),
    refunded: rupees(0),
    net: rupees(amount * 100),
  },
});

/** Settings of the front desk, without a UPI address. */
export const deskSettings = ({ orderGateway = 'DESK', ...overrides }: Record<string, unknown> = {}) => ({
  orderGateway,
  deskSettings: {
    __typename: 'DeskSettings',
    upiAddress: null,
    upiPayee: 'Bhor',
    isUpiMerchant: false,
    discountPercentMax: 10,
    partPercentMin: 20,
    startDaysAheadMax: 60,
    backdatedDaysMax: 3,
    recordedDaysBackMax: 7,
    ...overrides,
  },
});

/** Quote for a sale: a month from 25 December 2026. */
export const saleQuote = (overrides = {}) => ({
  saleQuote: {
    __typename: 'SaleQuote',
    startsAt: '2026-12-25T18:30:00Z',
    endsAt: '2027-01-25T18:30:00Z',
    credit: null,
    total: rupees(210_000),
    problem: null,
    ...overrides,
  },
});

/** Amounts due by age, in rupees. */
export const dueSums = (rupeesOf: Partial<Record<DueAge, number>> = {}) => ({
  dueSums: DUE_AGES.map(enumName).map((age) => ({
    __typename: 'DueSum',
    age,
    count: rupeesOf[age] ? 1 : 0,
    amount: rupees((rupeesOf[age] ?? 0) * 100),
  })),
});
