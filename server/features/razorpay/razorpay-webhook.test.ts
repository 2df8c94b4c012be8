/** Razorpay's webhook events: signatures, repeated, reordered and late deliveries, and events that are not ours. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { balancesOf, cancel, membershipsOf, orderOf, refund, signedIn } from '../../test/order-calls';
import { GatewayEvent } from '../sales/gateway-event.entity';
import { Order } from '../orders/order.entity';
import { Payment } from '../orders/payment.entity';
import { Refund } from '../orders/refund.entity';
import { sign } from './signature';
import { OLD_SECRET, startRazorpaySite, type RazorpaySite } from './testing/razorpay-site';

let site: RazorpaySite;
beforeEach(async () => void (site = await startRazorpaySite()));
afterEach(() => site.stop());

const all = <T extends object>(entity: new () => T) => site.harness.dataSource.getRepository(entity).find();
const statusOf = async () => (await all(Order)).find(({ id }) => id === site.order.id)?.status;
const balances = () => balancesOf(site.harness);
const membershipStatuses = async () => (await membershipsOf(site.member)).map(({ status }) => status);
const errors = () => site.harness.logs.filter((line) => JSON.parse(line).level >= 40);

const PAID = { member: 0, gateway: 130_000, sales: -130_000 };
const RETURNED = { member: 0, gateway: 0 };

test('a captured payment pays the order, starts the membership and sends one receipt', async () => {
  site.local.account.pay(site.order.gatewayOrderId, 'success');
  expect(await site.deliver()).toEqual([200, 200, 200]);
  expect(await statusOf()).toBe('paid');
  expect(await balances()).toEqual(PAID);
  expect(await membershipStatuses()).toEqual(['ACTIVE', 'INACTIVE']);
  expect(await all(Payment)).toMatchObject([{ status: 'captured', method: 'upi', amountPaise: 130_000 }]);
  expect(await site.harness.mailTo(site.user.email)).toHaveLength(1);
});

test.each<[string, (events: RazorpaySite['local']['events']) => RazorpaySite['local']['events']]>([
  ['twice', (events) => [...events, ...events]],
  ['in reverse order', (events) => events.reverse()],
  [
    'under new ids',
    (events) => [...events, ...events.map((event, n) => ({ ...event, id: `evt_again${n}` }))],
  ],
  ['without ids', (events) => [...events, ...events].map((event) => ({ ...event, id: '' }))],
])('events delivered %s count once', async (_how, arrange) => {
  site.local.account.pay(site.order.gatewayOrderId, 'success');
  const statuses = await site.deliver(arrange);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await statusOf()).toBe('paid');
  expect(await balances()).toEqual(PAID);
  expect(await all(Payment)).toHaveLength(1);
  expect(await site.harness.mailTo(site.user.email)).toHaveLength(1);
});

test('a processed event is stored and ignored when it is delivered again', async () => {
  site.local.account.pay(site.order.gatewayOrderId, 'success');
  const [, captured] = site.local.events;
  await site.local.send(captured!);
  const stored = { gateway: 'razorpay', eventId: captured!.id, type: 'payment.captured' };
  expect(await all(GatewayEvent)).toMatchObject([stored]);
  const warnings = errors().length;
  // With a known event id even a body that would log a warning is not processed.
  const body = captured!.body.replaceAll('130000', '130001');
  expect((await site.local.send(captured!, { body })).status).toBe(200);
  expect(errors()).toHaveLength(warnings);
});

test.each([
  ['none', { signature: '' }],
  ['made with another secret', { secret: 'a guess that is long' }],
  ['too short', { signature: 'abc' }],
  ['not hexadecimal', { signature: 'Z'.repeat(64) }],
])('rejects an event with a wrong signature: %s', async (_what, overrides) => {
  site.local.account.pay(site.order.gatewayOrderId, 'success');
  const answer = await site.local.send(site.local.events[1]!, overrides);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: 'The signature is wrong.', code: 'BAD_REQUEST' });
  expect(await statusOf()).toBe('placed');
  expect(await all(Payment)).toEqual([]);
  expect(await all(GatewayEvent)).toEqual([]);
});

test('rejects a body that was changed after signing', async () => {
  site.local.account.pay(site.order.gatewayOrderId, 'success', { amount: 100 });
  const [, captured] = site.local.events;
  const signature = sign(captured!.body, 'the secret of the webhook');
  const body = captured!.body.replace('"amount":100', '"amount":130000');
  expect((await site.local.send(captured!, { body, signature })).status).toBe(400);
  expect(await statusOf()).toBe('placed');
});

test('accepts an event signed with an earlier secret', async () => {
  site.local.account.pay(site.order.gatewayOrderId, 'success');
  expect((await site.local.send(site.local.events[1]!, { secret: OLD_SECRET })).status).toBe(200);
  expect(await statusOf()).toBe('paid');
});

test('a failed payment that is captured later pays the order', async () => {
  const { id } = site.local.account.pay(site.order.gatewayOrderId, 'late');
  await site.deliver();
  expect([await statusOf(), await balances()]).toEqual(['placed', {}]);
  site.local.account.capture(id);
  await site.deliver();
  expect([await statusOf(), await balances()]).toEqual(['paid', PAID]);
});

test('finds an order without a stored gateway id by the receipt at Razorpay', async () => {
  await site.harness.dataSource.query('update orders set gateway_order_id = null');
  site.local.account.pay(site.order.gatewayOrderId, 'success');
  expect(await site.deliver()).toEqual([200, 200, 200]);
  expect(await statusOf()).toBe('paid');
});

test('an event that fails is processed when it is delivered again', async () => {
  await site.harness.dataSource.query('update orders set gateway_order_id = null');
  site.local.account.pay(site.order.gatewayOrderId, 'success');
  site.local.state.isAway = true;
  expect((await site.local.send(site.local.events[1]!)).status).toBe(500);
  expect(await all(GatewayEvent)).toEqual([]);
  site.local.state.isAway = false;
  expect((await site.local.send(site.local.events[1]!)).status).toBe(200);
  expect(await statusOf()).toBe('paid');
});

test('ignores payments of other sales, unknown events and malformed bodies', async () => {
  const { id } = site.local.account.createOrder({
    amount: 5000,
    currency: 'INR',
    receipt: 'of-another-shop',
  });
  site.local.account.pay(id, 'success');
  const [first] = site.local.events;
  const odd = [
    { ...first!, id: 'evt_1', body: '{"event":"subscription.charged","payload":{}}' },
    { ...first!, id: 'evt_2', body: '{"event":"payment.captured","payload":{"payment":{"entity":{}}}}' },
    { ...first!, id: 'evt_3', body: 'not even JSON' },
    { ...first!, id: 'evt_4', body: '' },
    { ...first!, id: 'evt_5', body: first!.body.replaceAll(id, 'order_unknown') },
    { ...first!, id: 'evt_6', body: first!.body.replaceAll(`"order_id":"${id}"`, '"order_id":null') },
  ];
  expect(await site.deliver((events) => [...events, ...odd])).toEqual(Array(9).fill(200));
  expect(await all(Payment)).toEqual([]);
});

test.each([
  ['less than the price', { amount: 100 }],
  ['more than the price', { amount: 130_001 }],
])('%s does not pay the order: it is refunded once and logged', async (_what, overrides) => {
  site.local.account.pay(site.order.gatewayOrderId, 'success', overrides);
  await site.deliver((events) => [...events, ...events]);
  expect([await statusOf(), await membershipStatuses()]).toEqual(['placed', ['INACTIVE', 'INACTIVE']]);
  await site.harness.runDueJobs();
  expect([...site.local.account.refunds.values()]).toMatchObject([{ amount: overrides.amount }]);
  expect(await balances()).toEqual(RETURNED);
  expect(errors().join()).toContain('does not fit its order');
});

test('a payment in another currency is not booked but logged', async () => {
  site.local.account.pay(site.order.gatewayOrderId, 'success', { currency: 'USD' });
  expect(await site.deliver()).toEqual([200, 200, 200]);
  expect([await statusOf(), await all(Payment)]).toEqual(['placed', []]);
  expect(errors().join()).toContain('was not recorded');
});

test('a payment for a cancelled order is refunded through Razorpay once', async () => {
  await cancel(site.member, site.order.id);
  site.local.account.pay(site.order.gatewayOrderId, 'success');
  await site.deliver((events) => [...events, ...events]);
  for (let n = 0; n < 2; n++) await site.harness.runDueJobs();
  expect([...site.local.account.refunds.values()]).toMatchObject([{ amount: 130_000, status: 'processed' }]);
  await site.deliver();
  expect(await all(Refund)).toMatchObject([{ status: 'done' }]);
  expect(await balances()).toEqual(RETURNED);
});

test('a pending refund is completed by its event, which may be repeated', async () => {
  const admin = (await signedIn(site.harness, 'admin')).browser;
  site.local.account.refundOutcome = 'pending';
  site.local.account.pay(site.order.gatewayOrderId, 'success');
  await site.deliver();
  expect(orderOf(await refund(admin, site.order.id)).status).toBe('REFUNDED');
  await site.harness.runDueJobs();
  expect(await all(Refund)).toMatchObject([{ status: 'pending', gatewayRefundId: expect.any(String) }]);
  const [{ id }] = site.local.account.refunds.values() as Iterable<{ id: string }> as [{ id: string }];
  site.local.account.finishRefund(id);
  await site.deliver((events) => [...events, ...events]);
  expect(await all(Refund)).toMatchObject([{ status: 'done', gatewayRefundId: id }]);
  expect((await balances())['gateway']).toBe(0);
});

test('a refund that fails at Razorpay is marked as failed', async () => {
  const admin = (await signedIn(site.harness, 'admin')).browser;
  site.local.account.refundOutcome = 'pending';
  site.local.account.pay(site.order.gatewayOrderId, 'success');
  await site.deliver();
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  const [known] = [...site.local.account.refunds.values()];
  site.local.account.finishRefund(known!.id, 'failed');
  await site.deliver();
  expect(await all(Refund)).toMatchObject([{ status: 'failed', doneAt: null }]);
});

test('the webhook accepts only POST and limits the size of the body', async () => {
  const path = '/api/payments/razorpay/webhook';
  const read = await site.harness.fetch(path);
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  const large = await site.harness.fetch(path, { method: 'POST', body: 'x'.repeat(101 * 1024) });
  expect(large.status).toBe(413);
  expect((await site.harness.fetch('/api/payments/desk/webhook', { method: 'POST' })).status).toBe(404);
});
