import { expect, test } from 'vitest';
import type { RefundCause, RefundStatus } from '../../../graphql/types.generated';
import { rupees, untaxedPrice } from '../../../test/prices';
import { conditionsOf, matches, type OrderFilter } from './order-filter';

const withRefund = (status: RefundStatus, cause: RefundCause = 'ORDER') => ({
  id: 'one',
  number: 7,
  planName: 'Basic',
  status: 'REFUNDED' as const,
  payment: null,
  due: null,
  openInstalments: [],
  writtenOff: null,
  price: untaxedPrice(130_000),
  member: null,
  refunds: [{ id: 'refund', cause, status, amount: rupees(130_000) }],
});

test.each([
  ['REQUESTED', 'ORDER', true],
  ['PENDING', 'GATEWAY', true],
  ['FAILED', 'UNUSED', true],
  ['FAILED', 'GATEWAY', false],
  ['DONE', 'ORDER', false],
] as const)('a refund that is %s, made for %s: open is %s, as on the server', (status, cause, isOpen) => {
  expect(matches(withRefund(status, cause), conditionsOf('refund-open'))).toBe(isOpen);
});

test('the other filters are by status', () => {
  const order = withRefund('DONE');
  const isIn = (filter: OrderFilter) => matches(order, conditionsOf(filter));
  expect([isIn('refunded'), isIn('paid'), isIn('all')]).toEqual([true, false, true]);
});
