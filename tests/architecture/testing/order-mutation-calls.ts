import { moneyOf } from '#server/graphql/money.type';
import { countedAsExpected, dayToClose, lastClosing } from '#server/test/day-close-calls';
import * as orders from '#server/test/order-calls';
import {
  failedRefundOf,
  freezeInput,
  freezeOf,
  orderOf,
  paidOnlineOf,
  paidOrderOf,
  partPaidOrderOf,
  payAtGateway,
  receiptOf,
  requestKey,
  signedOut,
  type Given,
  type Prepare,
} from './mutation-subjects';

const handoutOf = async (given: Given) => ({ id: await receiptOf(given), requestKey: requestKey() });

const linkRequestOf = ({ admin, user, offer }: Given) => ({
  by: admin,
  input: {
    memberId: user.id,
    offerId: offer.id,
    expectedTotal: moneyOf(offer.pricePaise),
    requestKey: requestKey(),
  },
});

/** The token of a new link to pay an order. */
async function tokenOf(given: Given): Promise<string> {
  const { by, input } = linkRequestOf(given);
  const { data } = await by.gql(
    'mutation ($input: RequestPaymentByLinkInput!) { requestPaymentByLink(input: $input) { url } }',
    { input },
  );
  return new URL((data?.['requestPaymentByLink'] as { url: string }).url).hash.slice(1);
}

/** A call of each mutation of orders, receipts and freezes. */
export const ORDER_MUTATION_CALLS: Record<string, Prepare> = {
  cancelOrder: async (given) => ({ by: given.member, input: { id: await orderOf(given) } }),
  closeDay: async ({ admin }) => ({ by: admin, input: countedAsExpected(await dayToClose(admin)) }),
  moveCash: ({ admin }) => ({
    by: admin,
    input: { isOut: true, amount: moneyOf(100), reason: 'Cleaning', requestKey: requestKey() },
  }),
  reopenDay: async ({ admin }) => ({
    by: admin,
    input: { id: (await lastClosing(admin)).id, reason: 'A receipt was found', requestKey: requestKey() },
  }),
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
  confirmPaymentByLink: async (given) => {
    const token = await tokenOf(given);
    const { data } = await signedOut(given).gql(
      `mutation ($input: StartPaymentByLinkInput!) {
        startPaymentByLink(input: $input) { checkout { ... on RazorpayCheckout { gatewayOrderId } } }
      }`,
      { input: { token } },
    );
    const { checkout } = data?.['startPaymentByLink'] as { checkout: { gatewayOrderId: string } };
    return { by: signedOut(given), input: { token, ...payAtGateway(given, checkout.gatewayOrderId) } };
  },
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
  sellMembership: ({ admin, user, offer }) => ({
    by: admin,
    input: {
      memberId: user.id,
      offerId: offer.id,
      expectedTotal: moneyOf(offer.pricePaise),
      method: 'CASH',
      requestKey: requestKey(),
    },
  }),
  retryRefund: async (given) => ({ by: given.admin, input: { refundId: await failedRefundOf(given) } }),
  requestPaymentByLink: linkRequestOf,
  startPaymentByLink: async (given) => ({ by: signedOut(given), input: { token: await tokenOf(given) } }),
  startOrderPayment: async (given) => ({ by: given.member, input: { orderId: await orderOf(given) } }),
  writeOffDue: async (given) => ({
    by: given.admin,
    input: { orderId: await partPaidOrderOf(given), reason: 'Moved' },
  }),
  mailReceipt: async (given) => ({ by: given.admin, input: await handoutOf(given) }),
  printReceipt: async (given) => ({
    by: given.admin,
    input: { ...(await handoutOf(given)), paper: 'A4' },
  }),
  shareReceipt: async (given) => ({ by: given.admin, input: await handoutOf(given) }),
  extendMembership: async (given) => {
    await paidOrderOf(given);
    return {
      by: given.admin,
      input: {
        memberId: given.user.id,
        reason: 'Closed',
        requestKey: requestKey(),
        planType: 'PASS',
        days: 3,
      },
    };
  },
  freezeMembership: async (given) => {
    await paidOrderOf(given);
    return { by: given.member, input: freezeInput(given) };
  },
  endMembershipFreeze: async (given) => ({ by: given.member, input: { freezeId: await freezeOf(given) } }),
};
