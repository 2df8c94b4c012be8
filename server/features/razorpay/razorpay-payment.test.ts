/** The member's side of a payment through Razorpay: placing, paying, coming back, asking again; and the refund. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ORDER_WAITS_MS, PAYMENTS_READ_BACK_MS } from '#common/limits';
import { messages } from '#common/messages';
import { onlineMessages } from '#common/orders-online';
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

const CONFIRM = `mutation ($input: OnlinePaymentInput!) {
  confirmOnlinePayment(input: $input) { message order { id status } }
}`;
const PAY = 'mutation ($id: ID!) { payOrder(id: $id) { message checkout order { id status } } }';

/** What the page sends once the form says that it was paid. */
const wordOf = (paymentId: string, orderId = site.order.id) => {
  const word = site.local.word(site.order.gatewayOrderId, paymentId);
  return { orderId, gatewayPaymentId: paymentId, signature: word.razorpay_signature };
};
const confirm = (input: object, browser: Browser = site.member) => browser.gql(CONFIRM, { input });
const pay = (browser: Browser = site.member, id = site.order.id) => browser.gql(PAY, { id });
const payThere = (
  ...rest: Parameters<typeof site.local.account.pay> extends [string, ...infer R] ? R : never
) => site.local.account.pay(site.order.gatewayOrderId, ...rest);
const answerOf = ({ data }: Awaited<ReturnType<typeof pay>>) => Object.values(data ?? {})[0];
const rows = <T extends object>(entity: new () => T) => site.harness.dataSource.getRepository(entity).find();
const statusOf = async () => (await rows(Order)).find(({ id }) => id === site.order.id)?.status;

const PAID = { member: 0, gateway: 130_000, sales: -130_000 };

test('an order is opened at Razorpay with our price and number, and comes with what the form needs, without a secret', () => {
  expect([...site.local.account.orders.values()]).toMatchObject([
    { amount: 130_000, currency: 'INR', receipt: site.order.id, notes: { plan: 'Offer 1' } },
  ]);
  expect(site.placed.data?.['placeOrder']).toMatchObject({
    order: { gateway: 'razorpay', status: 'placed' },
    checkout: {
      script: `${site.local.address}/v1/checkout.js`,
      options: {
        ...{ key: ACCOUNT.keyId, order_id: site.order.gatewayOrderId, amount: 130_000, currency: 'INR' },
        prefill: { name: site.user.name, email: site.user.email, contact: site.user.phone },
      },
    },
  });
  for (const secret of [ACCOUNT.keySecret, ACCOUNT.webhookSecret]) {
    expect(JSON.stringify(site.placed) + site.harness.logs.join()).not.toContain(secret);
  }
});

test('everybody may know who takes the money', async () => {
  expect((await site.harness.gql('{ orderGateway }')).data).toEqual({ orderGateway: 'razorpay' });
});

test('a member who comes back from the form has the membership, before any event has come', async () => {
  const { id } = payThere('success');
  expect(answerOf(await confirm(wordOf(id)))).toEqual({
    message: onlineMessages.paid,
    order: { id: site.order.id, status: 'paid' },
  });
  expect(await balancesOf(site.harness)).toEqual(PAID);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['before it', async (id) => [await site.deliver(), await confirm(wordOf(id))]],
  ['after it', async (id) => [await confirm(wordOf(id)), await site.deliver()]],
  ['at the same time', (id) => Promise.all([confirm(wordOf(id)), site.deliver(), confirm(wordOf(id))])],
])('an event that comes %s counts nothing twice', async (_when, happens) => {
  await happens(payThere('success').id);
  expect(await statusOf()).toBe('paid');
  expect(await balancesOf(site.harness)).toEqual(PAID);
  expect(await rows(Payment)).toHaveLength(1);
  expect(await site.harness.mailTo(site.user.email)).toHaveLength(1);
  expect((await membershipsOf(site.member))[0]?.upcoming).toEqual([]);
});

test('what the page says is not believed: without a payment at Razorpay nothing is paid', async () => {
  const { id } = payThere('failure');
  expect(answerOf(await confirm(wordOf(id)))).toMatchObject({ order: { status: 'placed' } });
  expect(answerOf(await confirm(wordOf('pay_invented')))).toMatchObject({ order: { status: 'placed' } });
  expect(await balancesOf(site.harness)).toEqual({});
});

test.each([
  ['another payment', { gatewayPaymentId: 'pay_other' }],
  ['a guessed signature', { signature: '0'.repeat(64) }],
  ['no signature', { signature: '' }],
  ['a signature in capitals', { signature: 'A'.repeat(64) }],
  ['something long', { gatewayPaymentId: 'x'.repeat(5000) }],
])('the word of the form with %s is refused', async (_what, different) => {
  const { id } = payThere('success');
  const answer = await confirm({ ...wordOf(id), ...different });
  expect(refusalOf(answer)).toMatchObject({ status: 400, message: onlineMessages.unsigned });
  expect(await statusOf()).toBe('placed');
});

test('an amount that is sent along is not even a question', async () => {
  const { id } = payThere('success', { amount: 100 });
  expect((await confirm({ ...wordOf(id), amountPaise: 130_000 })).status).toBe(400);
  expect(answerOf(await confirm(wordOf(id)))).toMatchObject({ order: { status: 'placed' } });
});

test('neither another member nor an admin can pay, or say that somebody has paid', async () => {
  const { id } = payThere('success');
  for (const role of ['user', 'admin'] as const) {
    const { browser } = await signedIn(site.harness, role);
    for (const answer of [await confirm(wordOf(id), browser), await pay(browser)]) {
      expect(refusalOf(answer)).toMatchObject({ status: 404, message: messages.orderNotFound });
    }
  }
  expect(refusalOf(await confirm(wordOf(id, 'nonsense')))).toMatchObject({ status: 404 });
  expect(await statusOf()).toBe('placed');
});

test('while Razorpay is away a signed payment is on its way, and its event brings it home', async () => {
  const { id } = payThere('success');
  site.local.state.isAway = true;
  expect(answerOf(await confirm(wordOf(id)))).toEqual({
    message: onlineMessages.onItsWay,
    order: { id: site.order.id, status: 'placed' },
  });
  expect(refusalOf(await pay())).toMatchObject({ status: 503, message: onlineMessages.gatewayAway });
  await site.deliver();
  expect(await statusOf()).toBe('paid');
});

test('an order that waits is paid later, with the same order at Razorpay', async () => {
  expect(answerOf(await pay())).toMatchObject({
    message: messages.orderPlaced,
    checkout: { options: { order_id: site.order.gatewayOrderId } },
  });
  expect(site.local.account.orders.size).toBe(1);
});

test('who has paid without our hearing of it is told so when asking to pay again, and pays once', async () => {
  payThere('success');
  site.local.events.length = 0;
  expect(answerOf(await pay())).toEqual({
    message: onlineMessages.paid,
    checkout: null,
    order: { id: site.order.id, status: 'paid' },
  });
  expect(answerOf(await place(site.member, site.offer))).toMatchObject({ order: { status: 'placed' } });
});

test('what waits no longer cannot be paid', async () => {
  await cancel(site.member, site.order.id);
  expect(refusalOf(await pay())).toMatchObject({ status: 409, message: messages.orderNotWaiting });
});

test('every morning Razorpay is asked about what waits, before it expires', async () => {
  payThere('success');
  site.local.events.length = 0;
  const [other] = await createPlanOffers(site.harness.dataSource, 1, { name: 'Other' });
  const unpaid = orderOf(await place(site.member, other!));
  await site.harness.services.onlinePayments.reconcile();
  await site.harness.runDueJobs();
  site.harness.clock.ms += ORDER_WAITS_MS + 1000;
  await site.harness.services.orders.expire();
  const orders = await rows(Order);
  expect(orders.find(({ id }) => id === unpaid.id)?.status).toBe('expired');
  expect(await statusOf()).toBe('paid');
});

test('while Razorpay is away what waited too long ends all the same', async () => {
  site.local.state.isAway = true;
  site.harness.clock.ms += ORDER_WAITS_MS + 1000;
  await site.harness.services.onlinePayments.reconcile();
  await site.harness.runDueJobs();
  await site.harness.services.orders.expire();
  expect(await statusOf()).toBe('expired');
  expect(site.harness.logs.join()).toContain('Razorpay does not answer');
});

test('payments of long ago are not read again', async () => {
  payThere('success');
  site.local.events.length = 0;
  site.harness.clock.ms += PAYMENTS_READ_BACK_MS + DAY_MS;
  await site.harness.services.paymentReader.begin();
  await site.harness.runDueJobs();
  expect(await statusOf()).toBe('placed');
});

test('an order of before Razorpay was switched off waits at the desk', async () => {
  await site.harness.dataSource.query(`update orders set gateway = 'desk', gateway_order_id = null`);
  expect(refusalOf(await pay())).toMatchObject({ status: 409, message: onlineMessages.notPaidOnline });
  expect(refusalOf(await confirm(wordOf('pay_1')))).toMatchObject({ status: 400 });
});

test('a refund that somebody has made at Razorpay by hand is found, and not made again', async () => {
  const admin = (await signedIn(site.harness, 'admin')).browser;
  const { id } = payThere('success');
  await site.deliver();
  const byHand = site.local.account.refund(id, { amount: 130_000 }, undefined);
  await site.deliver();
  expect(orderOf(await refund(admin, site.order.id)).status).toBe('refunded');
  await site.harness.runDueJobs();
  expect(await rows(Refund)).toMatchObject([
    { status: 'done', cause: 'gateway', gatewayRefundId: byHand.id, amountPaise: 130_000 },
    { status: 'done', cause: 'order', gatewayRefundId: null, amountPaise: 0 },
  ]);
  expect((await balancesOf(site.harness))['gateway']).toBe(0);
  expect(site.local.account.refunds.size).toBe(1);
});

test('two refunds at the same moment are one, by the key that both send', async () => {
  const { RazorpayClient } = await import('./razorpay-client');
  const client = new RazorpayClient({ ...ACCOUNT, webhookSecrets: [], apiUrl: site.local.address });
  const { id } = payThere('success');
  const ask = () => client.refund(id, { amount: 130_000, key: 'a-refund-of-ours' });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toEqual(first);
  expect(site.local.account.refunds.size).toBe(1);
});

test('what Razorpay refuses is said in the log, and neither the key nor a request is', async () => {
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
