import { untaxedPrice } from '../../../test/prices';
import { memberships } from './membership-answers';

/** An order of a member as the API returns it. */
export const orderOf = (number: number, overrides = {}) => ({
  __typename: 'Order',
  id: `order-${number}`,
  number,
  planName: 'Basic',
  durationMonths: 1,
  status: 'PAID',
  gateway: 'DESK',
  placedAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-12-04T10:00:00Z',
  reason: null,
  price: untaxedPrice(130_000),
  receipts: [],
  payment: null,
  discount: null,
  startsOn: null,
  startReason: null,
  credit: null,
  due: null,
  refunds: [],
  ...overrides,
});

/** A page of the member's orders; without a cursor it is the last one. */
export const orderPage = (nodes: object[], endCursor: string | null = null) => ({
  __typename: 'OrderConnection',
  edges: nodes.map((node) => ({ __typename: 'OrderEdge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
});

/** Result of `placeOrder` for a member without other orders, with their pass. */
export const placedOrder = (order: object, gymPass: object) => ({
  ...order,
  member: { ...memberships(gymPass).me.user, orders: orderPage([order]) },
});

/** Result of the mutations that pay an order. */
export const paidOrder = (order: object, nextPeriods: object[] = []) => ({
  ...order,
  member: { __typename: 'User', id: 'member', nextPeriods },
});
