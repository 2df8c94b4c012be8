import { moneyOf } from '#server/graphql/money.type';
import * as orders from '#server/test/order-calls';
import { ADMIN, EVERYONE, FRONT_DESK, SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import type { Given } from './support/given';
import { ORDER } from './support/query-fields';
import { MAIL, SUMMARY } from './support/reasons';
import {
  failedRefundOf,
  orderOf,
  paidOnlineOf,
  paidTwice,
  partPaidOrderOf,
  payAtGateway,
  requestKey,
  signedOut,
} from './support/subjects';

const SALE = `payment, ledger, order, membership, ${SUMMARY}, receipt with its number, ${MAIL}`;

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

export const operations: FeatureOperations = {
  queries: {
    deskSettings: {
      callers: FRONT_DESK,
      call: '{ deskSettings { upiAddress discountPercentMax partPercentMin startDaysAheadMax backdatedDaysMax } }',
    },
    dueSums: { callers: FRONT_DESK, call: '{ dueSums { age count amount { minorUnits } } }' },
    order: { callers: SIGNED_IN, call: (ids) => `{ order(id: "${ids.order}") { ${ORDER} } }` },
    orderExport: { callers: FRONT_DESK, call: '{ orderExport(filter: { search: "a" }) { text endCursor } }' },
    orderExportUrl: { callers: FRONT_DESK, call: '{ orderExportUrl(filter: { search: "a" }) }' },
    orderByPaymentLink: { callers: EVERYONE, call: '{ orderByPaymentLink(token: "unknown") { status } }' },
    orderGateway: { callers: EVERYONE, call: '{ orderGateway }' },
    orders: { callers: FRONT_DESK, call: `{ orders { nodes { ${ORDER} } } }` },
    saleQuote: {
      callers: FRONT_DESK,
      call: (ids) =>
        `{ saleQuote(memberId: "${ids.member}", offerId: "${ids.offer}", startsOn: "2026-11-25") { startsAt endsAt problem } }`,
    },
  },
  mutations: {
    cancelOrder: {
      callers: SIGNED_IN,
      call: async (given) => ({ by: given.member, input: { id: await orderOf(given) } }),
      roundTrips: 6,
      again: 'removes',
      leaves: ['order.cancelled by user'],
    },
    confirmOnlinePayment: {
      callers: SIGNED_IN,
      call: async (given) => ({ by: given.member, input: await paidOnlineOf(given) }),
      roundTrips: [22, `a limit, the order, what the gateway has reported before, and a sale: ${SALE}`],
      again: 'moves on',
      leaves: null,
    },
    confirmPaymentByLink: {
      callers: EVERYONE,
      call: async (given) => {
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
      roundTrips: [21, `what confirmOnlinePayment does, with a link: ${SALE}`],
      again: 'moves on',
      leaves: null,
    },
    collectDue: {
      callers: FRONT_DESK,
      call: async (given) => ({
        by: given.admin,
        input: {
          orderId: await partPaidOrderOf(given),
          amount: moneyOf(1),
          method: 'CASH',
          requestKey: requestKey(),
        },
      }),
      roundTrips: [11, `locks member and order, looks for the key; payment, ledger, order, ${MAIL}`],
      leaves: ['order.part-paid by admin'],
    },
    confirmOrder: {
      callers: FRONT_DESK,
      call: async (given) => ({
        by: given.admin,
        input: { id: await orderOf(given), method: 'CASH' },
      }),
      roundTrips: [16, `a sale: ${SALE}`],
      again: 'moves on',
      leaves: ['membership.begun by admin', 'order.paid by admin'],
    },
    placeOrder: {
      callers: SIGNED_IN,
      call: ({ member, offer }) => ({ by: member, input: orders.orderInput(offer) }),
      roundTrips: [
        10,
        'a limit, earlier orders, the offer, the id at the gateway, and the data of the checkout',
      ],
      leaves: ['order.placed by user'],
    },
    recordManualRefund: {
      callers: ADMIN,
      call: async (given) => ({
        by: given.admin,
        input: { refundId: await failedRefundOf(given), method: 'In cash' },
      }),
      roundTrips: [21, `asks the gateway between two transactions; then the ledger and ${MAIL}`],
      again: 'moves on',
      leaves: ['refund.done by admin'],
    },
    refundOrder: {
      callers: ADMIN,
      call: async (given) => ({
        by: given.admin,
        input: { id: await paidTwice(given), reason: 'Moved' },
      }),
      roundTrips: [
        29,
        `a limit, the order, what of it was credited, memberships, ledger, credit note with its number, refund, ${MAIL}`,
      ],
      leaves: [
        'membership.ended by admin',
        'membership.moved-up by admin',
        'order.refunded by admin',
        'refund.done by admin',
        'refund.requested by admin',
      ],
    },
    rejectOrder: {
      callers: FRONT_DESK,
      call: async (given) => ({
        by: given.admin,
        input: { id: await orderOf(given), reason: 'Sold out' },
      }),
      roundTrips: [8, MAIL],
      again: 'moves on',
      leaves: ['order.rejected by admin'],
    },
    sellMembership: {
      callers: FRONT_DESK,
      call: ({ admin, user, offer }) => ({
        by: admin,
        input: {
          memberId: user.id,
          offerId: offer.id,
          expectedTotal: moneyOf(offer.pricePaise),
          method: 'CASH',
          requestKey: requestKey(),
        },
      }),
      roundTrips: [19, `earlier orders, the offer, a new order, and a sale: ${SALE}`],
      leaves: ['membership.begun by admin', 'order.paid by admin', 'order.placed by admin'],
    },
    requestPaymentByLink: {
      callers: FRONT_DESK,
      call: linkRequestOf,
      roundTrips: [
        13,
        `two limits, an earlier request with the key, earlier orders, the offer, the link, ${MAIL}`,
      ],
      leaves: null,
    },
    retryRefund: {
      callers: ADMIN,
      call: async (given) => ({ by: given.admin, input: { refundId: await failedRefundOf(given) } }),
      roundTrips: [9, 'reads the refund to find the order to lock, and again once it is locked; its job'],
      again: 'moves on',
      leaves: ['refund.requested by admin'],
    },
    startOrderPayment: {
      callers: SIGNED_IN,
      call: async (given) => ({ by: given.member, input: { orderId: await orderOf(given) } }),
      roundTrips: 5,
      again: 'finds',
      leaves: null,
    },
    startPaymentByLink: {
      callers: EVERYONE,
      call: async (given) => ({ by: signedOut(given), input: { token: await tokenOf(given) } }),
      roundTrips: 4,
      again: 'finds',
      leaves: null,
    },
    writeOffDue: {
      callers: ADMIN,
      call: async (given) => ({
        by: given.admin,
        input: { orderId: await partPaidOrderOf(given), reason: 'Moved' },
      }),
      roundTrips: [7, 'locks member and order; ledger, order'],
      again: 'moves on',
      leaves: ['order.written-off by admin'],
    },
  },
  embedded: {
    RazorpayCheckout: 'of the answer to one mutation',
    RazorpayPrefill: 'of its checkout',
    DeskSettings: 'of the current user',
    DueSum: 'of an age of what is due',
    LinkedOrder: 'what a link shows of an order',
    SaleQuote: 'computed for a plan and a user; changes with the time',
  },
  instants: {
    'OrderFilter.bookedOn': 'a range of days',
    'OrderFilter.documentsOn': 'a range of days',
    'OrderFilter.placedOn': 'a range of days',
    'OrderFilter.paidOn': 'a range of days',
    'OrderFilter.updatedSince': 'the start of an open range of times',
  },
  watched: {
    order: { table: 'orders', state: 'json_build_array(status, due_paise)' },
    refund: { table: 'refunds', state: 'to_json(status)' },
  },
};
