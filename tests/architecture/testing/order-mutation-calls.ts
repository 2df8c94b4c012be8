import { moneyOf } from '#server/graphql/money.type';
import * as orders from '#server/test/order-calls';
import {
  failedRefundOf,
  orderOf,
  paidOnlineOf,
  paidOrderOf,
  partPaidOrderOf,
  requestKey,
  type Prepare,
} from './mutation-subjects';

/** A call of each mutation of orders. */
export const ORDER_MUTATION_CALLS: Record<string, Prepare> = {
  cancelOrder: async (given) => ({ by: given.member, input: { id: await orderOf(given) } }),
  collectDue: async (given) => ({
    by: given.admin,
    input: {
      orderId: await partPaidOrderOf(given),
      amount: moneyOf(1),
      method: 'CASH',
      requestKey: requestKey(),
    },
  }),
  confirmOnlinePayment: async (given) => ({ by: given.member, input: await paidOnlineOf(given) }),
  confirmOrder: async (given) => ({
    by: given.admin,
    input: { id: await orderOf(given), method: 'CASH' },
  }),
  placeOrder: ({ member, offer }) => ({ by: member, input: orders.orderInput(offer) }),
  recordManualRefund: async (given) => ({
    by: given.admin,
    input: { refundId: await failedRefundOf(given), method: 'In cash' },
  }),
  refundOrder: async (given) => ({
    by: given.admin,
    input: { id: await paidOrderOf(given), reason: 'Moved' },
  }),
  rejectOrder: async (given) => ({
    by: given.admin,
    input: { id: await orderOf(given), reason: 'Sold out' },
  }),
  renewMembership: ({ admin, user, offer }) => ({
    by: admin,
    input: {
      userId: user.id,
      offerId: offer.id,
      expectedTotal: moneyOf(offer.pricePaise),
      method: 'CASH',
      requestKey: requestKey(),
    },
  }),
  retryRefund: async (given) => ({ by: given.admin, input: { refundId: await failedRefundOf(given) } }),
  startOrderPayment: async (given) => ({ by: given.member, input: { orderId: await orderOf(given) } }),
  writeOffDue: async (given) => ({
    by: given.admin,
    input: { orderId: await partPaidOrderOf(given), reason: 'Moved' },
  }),
};
