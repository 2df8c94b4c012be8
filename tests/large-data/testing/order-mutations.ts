import { randomUUID } from 'node:crypto';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { moneyOf } from '#server/graphql/money.type';
import { countedAsExpected, dayToClose, lastClosing } from '#server/test/day-close-calls';
import { Browser } from '#server/test/browser';
import { signatureOf } from '#server/test/online-gateway';
import { orderInput, orderOf, place, refund, sellInParts } from '#server/test/order-calls';
import type { LargeStudio } from './large-studio';
import type { MutationCall, MutationCalls } from './mutation-calls';

const aboutOrder =
  (status: string, more: object = {}) =>
  async ({ admin, rowOf }: LargeStudio): Promise<MutationCall> => ({
    by: admin,
    input: { id: await rowOf('orders', `status = '${status}' and user_id is not null`), ...more },
  });

interface PlacedOrder {
  by: Browser;
  orderId: string;
  gatewayOrderId: string;
}

/** An order of a member that is to be paid online. */
async function placed({ harness, as, member, offer }: LargeStudio): Promise<PlacedOrder> {
  const by = await as(await member());
  const { id: orderId } = orderOf(await place(by, offer));
  const [row] = await harness.dataSource.query<{ gateway_order_id: string }[]>(
    'select gateway_order_id from orders where id = $1',
    [orderId],
  );
  return { by, orderId, gatewayOrderId: row!.gateway_order_id };
}

/** A payment of the plan at the gateway, which nobody has reported yet. */
export function payAtGateway({ online, offer }: LargeStudio, gatewayOrderId: string) {
  const gatewayPaymentId = `pay_${gatewayOrderId.replace(/\W/g, '')}`;
  online.payments.set(gatewayOrderId, [
    { gatewayPaymentId, amountPaise: offer.pricePaise, status: 'captured', method: 'upi', returnedPaise: 0 },
  ]);
  return { gatewayPaymentId, signature: signatureOf(gatewayOrderId) };
}

/** The id of a refund that the gateway could not make. */
async function failedRefund(studio: LargeStudio): Promise<string> {
  const { orderId } = await placed(studio);
  const { harness, online, offer, admin } = studio;
  await harness.services.payments.record({
    gateway: 'razorpay',
    orderId,
    gatewayPaymentId: `pay_${orderId.slice(0, 8)}`,
    amountPaise: offer.pricePaise,
    status: 'captured',
  });
  const { refunds } = orderOf(await refund(admin, orderId));
  const { id } = refunds[0]!;
  online.state.isUnavailable = true;
  await harness.services.refunds.carryOut(id, { isLast: true }).catch(() => undefined);
  online.state.isUnavailable = false;
  return id;
}

/** The id of an order whose rest is due tomorrow. */
async function partPaidOrder({ admin, member, offer }: LargeStudio): Promise<string> {
  const dueOn = textOfDay(addDays(studioDay(Date.now()), 1));
  return orderOf(await sellInParts(admin, { memberId: (await member()).id, offer, dueOn })).id;
}

const decision = () => ({ reason: 'Closed', requestKey: randomUUID() });
const sale = ({ offer }: LargeStudio) => ({ offerId: offer.id, ...decision() });

const FREEZE = `mutation ($input: FreezeMembershipInput!) {
  freezeMembership(input: $input) { membership { freeze { id } } }
}`;

/** Today, which all passes of the studio include, would be too early. */
const freezeInput = ({ harness }: LargeStudio) => ({
  startsOn: textOfDay(addDays(studioDay(harness.clock.ms), 1)),
  days: 3,
  requestKey: randomUUID(),
});

const aboutMember =
  (inputOf: (studio: LargeStudio) => object) =>
  async (studio: LargeStudio): Promise<MutationCall> => ({
    by: studio.admin,
    input: { memberId: (await studio.member()).id, ...inputOf(studio) },
  });

const aboutReceipt =
  (input: object = {}): MutationCalls[string] =>
  async ({ admin, rowOf }) => ({
    by: admin,
    input: { ...input, id: await rowOf('receipts', 'true'), requestKey: randomUUID() },
  });

const linkRequest = aboutMember(({ offer }) => ({
  offerId: offer.id,
  expectedTotal: moneyOf(offer.pricePaise),
  requestKey: randomUUID(),
}));

/** The token of a new link to pay an order. */
async function linkToken(studio: LargeStudio): Promise<string> {
  const { by, input } = await linkRequest(studio);
  const { data } = await by.gql(
    'mutation ($input: RequestPaymentByLinkInput!) { requestPaymentByLink(input: $input) { url } }',
    { input },
  );
  return new URL((data?.['requestPaymentByLink'] as { url: string }).url).hash.slice(1);
}

/** The id at the gateway of the order of a link. */
async function startLinked(by: Browser, token: string): Promise<string> {
  const { data } = await by.gql(
    `mutation ($input: StartPaymentByLinkInput!) {
      startPaymentByLink(input: $input) { checkout { ... on RazorpayCheckout { gatewayOrderId } } }
    }`,
    { input: { token } },
  );
  return (data?.['startPaymentByLink'] as { checkout: { gatewayOrderId: string } }).checkout.gatewayOrderId;
}

export const orderMutations: MutationCalls = {
  cancelMembership: aboutMember(() => ({ planType: 'PASS', reason: 'Moved' })),
  cancelOrder: async (studio) => {
    const { by, orderId } = await placed(studio);
    return { by, input: { id: orderId } };
  },
  confirmOnlinePayment: async (studio) => {
    const { by, orderId, gatewayOrderId } = await placed(studio);
    return { by, input: { orderId, ...payAtGateway(studio, gatewayOrderId) } };
  },
  confirmPaymentByLink: async (studio) => {
    const by = new Browser(studio.harness);
    const token = await linkToken(studio);
    return { by, input: { token, ...payAtGateway(studio, await startLinked(by, token)) } };
  },
  requestPaymentByLink: linkRequest,
  startPaymentByLink: async (studio) => ({
    by: new Browser(studio.harness),
    input: { token: await linkToken(studio) },
  }),
  closeDay: async ({ admin }) => ({ by: admin, input: countedAsExpected(await dayToClose(admin)) }),
  moveCash: ({ admin }) =>
    Promise.resolve({
      by: admin,
      input: { isOut: true, amount: moneyOf(100), reason: 'Cleaning', requestKey: randomUUID() },
    }),
  reopenDay: async ({ admin }) => ({
    by: admin,
    input: { id: (await lastClosing(admin)).id, reason: 'A receipt was found', requestKey: randomUUID() },
  }),
  collectDue: async (studio) => ({
    by: studio.admin,
    input: {
      orderId: await partPaidOrder(studio),
      amount: moneyOf(1),
      method: 'CASH',
      requestKey: randomUUID(),
    },
  }),
  confirmOrder: aboutOrder('placed', { method: 'CASH' }),
  endMembershipFreeze: async (studio) => {
    const { id } = await studio.member();
    const by = studio.admin;
    const { data } = await by.gql(FREEZE, { input: { memberId: id, ...freezeInput(studio) } });
    const { membership } = data?.['freezeMembership'] as { membership: { freeze: { id: string } } };
    return { by, input: { freezeId: membership.freeze.id } };
  },
  extendMembership: aboutMember(() => ({ ...decision(), planType: 'PASS', days: 3 })),
  freezeMembership: aboutMember(freezeInput),
  grantMembership: aboutMember(sale),
  mailReceipt: aboutReceipt(),
  placeOrder: async ({ as, member, offer }) => ({ by: await as(await member()), input: orderInput(offer) }),
  printReceipt: aboutReceipt({ paper: 'A4' }),
  recordManualRefund: async (studio) => ({
    by: studio.admin,
    input: { refundId: await failedRefund(studio), method: 'In cash' },
  }),
  refundOrder: aboutOrder('paid', { reason: 'Moved' }),
  rejectOrder: aboutOrder('placed', { reason: 'Sold out' }),
  sellMembership: aboutMember(({ offer }) => ({
    offerId: offer.id,
    method: 'CASH',
    requestKey: randomUUID(),
  })),
  retryRefund: async (studio) => ({
    by: studio.admin,
    input: { refundId: await failedRefund(studio) },
  }),
  setMembership: aboutMember(({ offer }) => ({ status: 'ACTIVE', planName: offer.name, reason: 'Closed' })),
  shareReceipt: aboutReceipt(),
  startOrderPayment: async (studio) => {
    const { by, orderId } = await placed(studio);
    return { by, input: { orderId } };
  },
  writeOffDue: async (studio) => ({
    by: studio.admin,
    input: { orderId: await partPaidOrder(studio), reason: 'Moved' },
  }),
};
