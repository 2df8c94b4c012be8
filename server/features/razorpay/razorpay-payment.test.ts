/** Payments through Razorpay as members see them: placing an order, paying, confirming, retrying and refunds. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ORDER_LIFE_MS, PAYMENTS_LOOKBACK_MS } from '#common/orders/limits';
import { orderMessages } from '#common/orders/messages';
import { onlineMessages } from '#common/orders/online-payments';
import { DAY_MS } from '#common/time';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers } from '../../test/factories';
import { balancesOf, cancel, membershipsOf, orderOf, place, refund, signedIn } from '../../test/order-calls';
import { Order } from '../orders/order.entity';
import { Payment } from '../orders/payment.entity';
import { Refund } from '../orders/refund.entity';
import { ACCOUNT, startRazorpaySite, type RazorpaySite } from './testing/razorpay-site';

let site: RazorpaySite;
beforeEach(async () => void (site = await startRazorpaySite()));
afterEach(() => site.stop());

const CONFIRM = `mutation ($input: ConfirmOnlinePaymentInput!) {
  confirmOnlinePayment(input: $input) { message order { id status } }
}`;
const PAY = `mutation ($input: StartOrderPaymentInput!) {
  startOrderPayment(input: $input) {
    message checkout { ... on RazorpayCheckout { gatewayOrderId } } order { id status }
  }
}`;

/** The input that the page sends after the checkout form has reported a payment. */
const signed = (paymentId: string, orderId = site.order.id) => {
  const result = site.local.checkoutResult(site.order.gatewayOrderId, paymentId);
  return { orderId, gatewayPaymentId: paymentId, signature: result.razorpay_signature };
};
const confirm = (input: object, browser: Browser = site.member) => browser.gql(CONFIRM, { input });
const pay = (browser: Browser = site.member, id = site.order.id) =>
  browser.gql(PAY, { input: { orderId: id } });
const payAtRazorpay = (
  ...rest: Parameters<typeof site.local.account.pay> extends [string, ...infer R] ? R : never
) => site.local.account.pay(site.order.gatewayOrderId, ...rest);
const answerOf = ({ data }: Awaited<ReturnType<typeof pay>>) => Object.values(data ?? {})[0];
const rows = <T extends object>(entity: new () => T) => site.harness.dataSource.getRepository(entity).find();
const statusOf = async () => (await rows(Order)).find(({ id }) => id === site.order.id)?.status;

const PAID = { member: 0, gateway: 130_000, sales: -130_000 };

test('placing an order creates it at Razorpay and returns checkout options without secrets', () => {
  expect([...site.local.account.orders.values()]).toMatchObject([
    { amount: 130_000, currency: 'INR', receipt: site.order.id, notes: { plan: 'Offer 1' } },
  ]);
  expect(site.placed.data?.['placeOrder']).toMatchObject({
    order: { gateway: 'RAZORPAY', status: 'PENDING' },
    checkout: {
      scriptUrl: `${site.local.address}/v1/checkout.js`,
      keyId: ACCOUNT.keyId,
      gatewayOrderId: site.order.gatewayOrderId,
      amount: { minorUnits: 130_000, currencyCode: 'INR' },
      description: 'Offer 1, order 1',
      prefill: { name: site.user.name, email: site.user.email, phone: site.user.phone },
    },
  });
  for (const secret of [ACCOUNT.keySecret, ACCOUNT.webhookSecret]) {
    expect(JSON.stringify(site.placed) + site.harness.logs.join()).not.toContain(secret);
  }
});

test('anybody can read which gateway takes new orders', async () => {
  expect((await site.harness.gql('{ orderGateway }')).data).toEqual({ orderGateway: 'RAZORPAY' });
});

test('confirming a payment pays the order without waiting for an event', async () => {
  const { id } = payAtRazorpay('success');
  expect(answerOf(await confirm(signed(id)))).toEqual({
    message: onlineMessages.paid,
    order: { id: site.order.id, status: 'PAID' },
  });
  expect(await balancesOf(site.harness)).toEqual(PAID);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['before the confirmation', async (id) => [await site.deliver(), await confirm(signed(id))]],
  ['after the confirmation', async (id) => [await confirm(signed(id)), await site.deliver()]],
  ['concurrently', (id) => Promise.all([confirm(signed(id)), site.deliver(), confirm(signed(id))])],
])('events delivered %s do not count the payment twice', async (_when, happens) => {
  await happens(payAtRazorpay('success').id);
  expect(await statusOf()).toBe('paid');
  expect(await balancesOf(site.harness)).toEqual(PAID);
  expect(await rows(Payment)).toHaveLength(1);
  expect(await site.harness.mailTo(site.user.email)).toHaveLength(1);
  expect((await membershipsOf(site.member))[0]?.upcoming).toEqual([]);
});

test('a signed confirmation without a captured payment at Razorpay does not pay the order', async () => {
  const { id } = payAtRazorpay('failure');
  expect(answerOf(await confirm(signed(id)))).toMatchObject({ order: { status: 'PENDING' } });
  expect(answerOf(await confirm(signed('pay_invented')))).toMatchObject({ order: { status: 'PENDING' } });
  expect(await balancesOf(site.harness)).toEqual({});
});

test.each([
  ['another payment', { gatewayPaymentId: 'pay_other' }],
  ['a guessed signature', { signature: '0'.repeat(64) }],
  ['no signature', { signature: '' }],
  ['a signature in capitals', { signature: 'A'.repeat(64) }],
  ['an overlong id', { gatewayPaymentId: 'x'.repeat(5000) }],
])('rejects a confirmation with %s', async (_what, overrides) => {
  const { id } = payAtRazorpay('success');
  const answer = await confirm({ ...signed(id), ...overrides });
  expect(refusalOf(answer)).toMatchObject({ status: 400, message: onlineMessages.signatureInvalid });
  expect(await statusOf()).toBe('placed');
});

test('rejects an amount sent by the client', async () => {
  const { id } = payAtRazorpay('success', { amount: 100 });
  expect((await confirm({ ...signed(id), amountPaise: 130_000 })).status).toBe(400);
  expect(answerOf(await confirm(signed(id)))).toMatchObject({ order: { status: 'PENDING' } });
});

test('returns 404 to other members and admins who try to pay or confirm an order', async () => {
  const { id } = payAtRazorpay('success');
  for (const role of ['user', 'admin'] as const) {
    const { browser } = await signedIn(site.harness, role);
    for (const answer of [await confirm(signed(id), browser), await pay(browser)]) {
      expect(refusalOf(answer)).toMatchObject({ status: 404, message: orderMessages.orderNotFound });
    }
  }
  expect(refusalOf(await confirm(signed(id, 'nonsense')))).toMatchObject({ status: 404 });
  expect(await statusOf()).toBe('placed');
});

test('a payment confirmed while Razorpay is down is completed by its event', async () => {
  const { id } = payAtRazorpay('success');
  site.local.state.isAway = true;
  expect(answerOf(await confirm(signed(id)))).toEqual({
    message: onlineMessages.paymentPending,
    order: { id: site.order.id, status: 'PENDING' },
  });
  expect(refusalOf(await pay())).toMatchObject({ status: 503, message: onlineMessages.gatewayUnavailable });
  await site.deliver();
  expect(await statusOf()).toBe('paid');
});

test('paying an order later reuses its order at Razorpay', async () => {
  expect(answerOf(await pay())).toMatchObject({
    message: orderMessages.orderPlaced,
    checkout: { gatewayOrderId: site.order.gatewayOrderId },
  });
  expect(site.local.account.orders.size).toBe(1);
});

test('paying again finds a payment whose event was lost and does not charge twice', async () => {
  payAtRazorpay('success');
  site.local.events.length = 0;
  expect(answerOf(await pay())).toEqual({
    message: onlineMessages.paid,
    checkout: null,
    order: { id: site.order.id, status: 'PAID' },
  });
  expect(answerOf(await place(site.member, site.offer))).toMatchObject({ order: { status: 'PENDING' } });
});

test('the payment of an order whose member has just deleted the account does not begin', async () => {
  const [order] = (await rows(Order)) as [Order];
  await site.harness.dataSource.query('delete from users where id = $1', [site.user.id]);
  const { checkout } = await site.harness.services.onlineCheckout.checkoutOf(order);
  expect(checkout).toBeNull();
});

test('a cancelled order cannot be paid', async () => {
  await cancel(site.member, site.order.id);
  expect(refusalOf(await pay())).toMatchObject({ status: 409, message: orderMessages.orderNotWaiting });
});

test('the reconciliation job finds a payment whose event was lost, before the order expires', async () => {
  payAtRazorpay('success');
  site.local.events.length = 0;
  const [other] = await createPlanOffers(site.harness.dataSource, 1, { name: 'Other' });
  const unpaid = orderOf(await place(site.member, other!));
  await site.harness.services.paymentReconciliation.queueUnpaidOrders();
  await site.harness.runDueJobs();
  site.harness.clock.ms += ORDER_LIFE_MS + 1000;
  await site.harness.services.orderExpiry.run();
  const orders = await rows(Order);
  expect(orders.find(({ id }) => id === unpaid.id)?.status).toBe('expired');
  expect(await statusOf()).toBe('paid');
});

test('orders expire even while Razorpay is down', async () => {
  site.local.state.isAway = true;
  site.harness.clock.ms += ORDER_LIFE_MS + 1000;
  await site.harness.services.paymentReconciliation.queueUnpaidOrders();
  await site.harness.runDueJobs();
  await site.harness.services.orderExpiry.run();
  expect(await statusOf()).toBe('expired');
  expect(site.harness.logs.join()).toContain('Razorpay does not respond');
});

test('does not read payments older than the limit', async () => {
  payAtRazorpay('success');
  site.local.events.length = 0;
  site.harness.clock.ms += PAYMENTS_LOOKBACK_MS + DAY_MS;
  await site.harness.services.paymentReconciliation.queueRecentPayments();
  await site.harness.runDueJobs();
  expect(await statusOf()).toBe('placed');
});

test('an order for the desk cannot be paid online', async () => {
  await site.harness.dataSource.query(`update orders set gateway = 'desk', gateway_order_id = null`);
  expect(refusalOf(await pay())).toMatchObject({ status: 409, message: onlineMessages.notPaidOnline });
  expect(refusalOf(await confirm(signed('pay_1')))).toMatchObject({ status: 400 });
});

test('a refund made in Razorpay’s dashboard is found and not made again', async () => {
  const admin = (await signedIn(site.harness, 'admin')).browser;
  const { id } = payAtRazorpay('success');
  await site.deliver();
  const byHand = site.local.account.refund(id, { amount: 130_000 }, undefined);
  await site.deliver();
  expect(orderOf(await refund(admin, site.order.id)).status).toBe('REFUNDED');
  await site.harness.runDueJobs();
  const refunds = site.harness.dataSource.getRepository(Refund);
  expect(await refunds.find({ order: { amountPaise: 'DESC' } })).toMatchObject([
    { status: 'done', cause: 'gateway', gatewayRefundId: byHand.id, amountPaise: 130_000 },
    { status: 'done', cause: 'order', gatewayRefundId: null, amountPaise: 0 },
  ]);
  expect((await balancesOf(site.harness))['gateway']).toBe(0);
  expect(site.local.account.refunds.size).toBe(1);
});

test('two concurrent refund requests with the same key make one refund', async () => {
  const { RazorpayClient } = await import('./razorpay-client');
  const client = new RazorpayClient({ ...ACCOUNT, webhookSecrets: [], apiUrl: site.local.address });
  const { id } = payAtRazorpay('success');
  const ask = () => client.refund(id, { amount: 130_000, key: 'a-refund-of-ours' });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toEqual(first);
  expect(site.local.account.refunds.size).toBe(1);
});

test('logs errors of Razorpay without credentials', async () => {
  site.local.account.orders.clear();
  expect((await pay()).status).toBe(503);
  const logs = site.harness.logs.join();
  expect(logs).toContain('Razorpay refuses with 400: The id provided does not exist');
  for (const secret of [
    ACCOUNT.keySecret,
    Buffer.from(`${ACCOUNT.keyId}:${ACCOUNT.keySecret}`).toString('base64'),
  ]) {
    expect(logs).not.toContain(secret);
  }
});
