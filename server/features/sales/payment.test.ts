/** Reports of an online gateway, repeated and in any order. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderMessages } from '#common/orders/messages';
import type { PaymentMethod } from '#common/orders/payments';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { onlineGateway } from '../../test/online-gateway';
import {
  balancesOf,
  cancel,
  confirm,
  membershipsOf,
  ordersOf,
  OWN_ORDERS,
  orderOf,
  place,
  refund,
  signedIn,
} from '../../test/order-calls';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { Order } from '../orders/order.entity';
import { Payment, type PaymentStatus } from '../orders/payment.entity';
import { Refund } from '../orders/refund.entity';

let harness: Harness;
let online: ReturnType<typeof onlineGateway>;
let member: Browser;
let user: UserWithEmail;
let admin: Browser;
let offer: PlanOffer;
let orderId: string;
beforeEach(async () => {
  online = onlineGateway();
  harness = await startHarness(undefined, { gateways: [online.gateway] });
  ({ browser: member, user } = await signedIn(harness));
  admin = (await signedIn(harness, 'admin')).browser;
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  orderId = orderOf(await place(member, offer)).id;
});
afterEach(() => harness.stop());

const report = (status: PaymentStatus, gatewayPaymentId = 'pay_1', amountPaise = 130_000) =>
  harness.services.payments.record({
    gateway: 'razorpay',
    orderId,
    gatewayPaymentId,
    amountPaise,
    status,
    method: 'upi',
  });

/** The newest order, as its member sees it. */
const orderOfMember = async () => {
  const [order] = await ordersOf(member, OWN_ORDERS);
  return order!;
};

const statusOf = async () =>
  (await harness.dataSource.getRepository(Order).findOneByOrFail({ id: orderId })).status;
const payments = () => harness.dataSource.getRepository(Payment).find({ order: { gatewayPaymentId: 'ASC' } });
const refunds = () => harness.dataSource.getRepository(Refund).find();
const membershipStatuses = async () => (await membershipsOf(member)).map(({ status }) => status);

const PAID = { member: 0, gateway: 130_000, sales: -130_000 };
const RETURNED = { member: 0, gateway: 0 };

test('placing an order creates it at the gateway once and returns the checkout data each time', async () => {
  const key = randomUUID();
  const [other] = (await createPlanOffers(harness.dataSource, 1, { name: 'Other' })) as [PlanOffer];
  const first = await place(member, other, key);
  expect(first.data?.['placeOrder']).toMatchObject({
    checkout: { gatewayOrderId: 'order_2', amount: { minorUnits: 130_000, currencyCode: 'INR' } },
    order: { gateway: 'RAZORPAY' },
  });
  const again = await place(member, other, key);
  expect(again.data?.['placeOrder']).toEqual({
    ...(first.data?.['placeOrder'] as object),
    isNew: false,
    message: orderMessages.orderExists(2),
  });
  expect(online.asked.opened).toHaveLength(2);
});

test('an order placed while the gateway is down is created there by a retry', async () => {
  const key = randomUUID();
  const [other] = (await createPlanOffers(harness.dataSource, 1, { name: 'Other' })) as [PlanOffer];
  online.state.isUnavailable = true;
  expect((await place(member, other, key)).errors).toHaveLength(1);
  online.state.isUnavailable = false;
  const answer = await place(member, other, key);
  expect(answer.data?.['placeOrder']).toMatchObject({ checkout: { gatewayOrderId: 'order_2' } });
  expect(await harness.dataSource.getRepository(Order).count()).toBe(2);
});

test('finds an order by its id at the gateway', async () => {
  const { payments: service } = harness.services;
  expect(await service.orderIdOf('razorpay', 'order_1')).toBe(orderId);
  expect(await service.orderIdOf('razorpay', 'order_9')).toBeNull();
});

test.each<[string, PaymentStatus[]]>([
  ['one report', ['captured']],
  ['all reports in order', ['created', 'authorized', 'captured']],
  ['repeated reports', ['captured', 'captured', 'captured']],
  ['reports in reverse order', ['captured', 'authorized', 'created']],
  ['a failed payment that succeeds after all', ['failed', 'authorized', 'captured', 'failed']],
])('%s: the order is paid once', async (_what, statuses) => {
  for (const status of statuses) await report(status);
  expect(await statusOf()).toBe('paid');
  expect(await payments()).toMatchObject([{ status: 'captured', method: 'upi', amountPaise: 130_000 }]);
  expect(await balancesOf(harness)).toEqual(PAID);
  expect(await membershipStatuses()).toEqual(['ACTIVE', 'INACTIVE']);
  expect(await harness.mailTo(user.email)).toHaveLength(1);
});

test.each<PaymentStatus>(['created', 'failed', 'authorized'])('%s does not pay the order', async (status) => {
  await report(status);
  expect(await orderOfMember()).toMatchObject({ status: 'PENDING', paidAt: null, payment: null });
  expect(await balancesOf(harness)).toEqual({});
});

test('the database rejects a payment status that goes backwards', async () => {
  await report('captured');
  const back = `update payments set status = 'failed', captured_at = null`;
  await expect(harness.dataSource.query(back)).rejects.toThrow('does not become failed');
});

test('accepts a payment for an expired order', async () => {
  await harness.dataSource.query(`update orders set status = 'expired', decided_at = now()`);
  await report('captured');
  expect(await statusOf()).toBe('paid');
});

test.each<[string, () => Promise<unknown>, string]>([
  ['was cancelled', () => cancel(member, orderId), 'cancelled'],
  ['was paid at the desk', () => confirm(admin, orderId), 'paid'],
])('refunds a payment for an order that %s', async (_what, happens, status) => {
  await happens();
  const before = await balancesOf(harness);
  await report('captured');
  await report('captured');
  expect(await statusOf()).toBe(status);
  await harness.runDueJobs();
  await harness.runDueJobs();
  expect(await refunds()).toMatchObject([{ status: 'done', gatewayRefundId: 'rfnd_1' }]);
  expect(await balancesOf(harness)).toEqual({ ...before, ...RETURNED });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.subject).toBe('Your payment to Bhor has been refunded');
});

test.each<[string | null, Uppercase<PaymentMethod>]>([
  ['netbanking', 'NETBANKING'],
  ['cardless_emi', 'OTHER'],
  [null, 'OTHER'],
])('a payment that the gateway calls %s has the method %s', async (name, method) => {
  const payment = {
    gatewayPaymentId: 'pay_1',
    amountPaise: 130_000,
    status: 'captured',
    method: name,
  } as const;
  await harness.services.payments.record({ gateway: 'razorpay', orderId, ...payment });
  const paidAt = new Date(harness.clock.ms).toISOString();
  expect(await orderOfMember()).toMatchObject({ paidAt, payment: { method, gateway: 'RAZORPAY', paidAt } });
});

test('a second payment of an order is refunded and the membership is kept', async () => {
  await report('captured');
  const { payment, paidAt } = await orderOfMember();
  harness.clock.ms += 1000;
  await report('captured', 'pay_2');
  await harness.runDueJobs();
  expect(await orderOfMember()).toMatchObject({ payment, paidAt, refunds: [{ cause: 'UNUSED' }] });
  expect(await refunds()).toHaveLength(1);
  expect(await balancesOf(harness)).toEqual(PAID);
  expect(await membershipStatuses()).toEqual(['ACTIVE', 'INACTIVE']);
  // A refund of the order returns the first payment.
  await refund(admin, orderId);
  await harness.runDueJobs();
  expect(await balancesOf(harness)).toEqual({ member: 0, gateway: 0, sales: 0 });
});

test.each([129_999, 130_001, 1])('refunds %i paise paid for an order of 130,000', async (amount) => {
  await report('captured', 'pay_1', amount);
  await harness.runDueJobs();
  expect(await statusOf()).toBe('placed');
  expect(await balancesOf(harness)).toEqual(RETURNED);
});

test('rejects reports of a payment with another order or amount', async () => {
  await report('authorized');
  await expect(report('captured', 'pay_1', 260_000)).rejects.toMatchObject({ code: 'CONFLICT' });
  const [other] = (await createPlanOffers(harness.dataSource, 1, { name: 'Other' })) as [PlanOffer];
  orderId = orderOf(await place(member, other)).id;
  await expect(report('captured')).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await statusOf()).toBe('placed');
});

test('rejects a payment for an unknown order', async () => {
  orderId = randomUUID();
  await expect(report('captured')).rejects.toMatchObject({ message: orderMessages.orderNotFound });
  expect(await payments()).toEqual([]);
});

test('refunds a payment for the order of a deleted account', async () => {
  await harness.dataSource.query('delete from users where id = $1', [user.id]);
  await report('captured');
  await harness.runDueJobs();
  expect(await balancesOf(harness)).toEqual(RETURNED);
});

test('a refund waits while the gateway is down and is then made once', async () => {
  await report('captured');
  online.state.isUnavailable = true;
  expect(orderOf(await refund(admin, orderId)).status).toBe('REFUNDED');
  await harness.runDueJobs();
  expect(await refunds()).toMatchObject([{ status: 'requested' }]);
  expect(await balancesOf(harness)).toEqual({ member: -130_000, gateway: 130_000, sales: 0 });
  online.state.isUnavailable = false;
  const [{ id }] = (await refunds()) as [Refund];
  for (let n = 0; n < 3; n++) await harness.services.refunds.carryOut(id, { isLast: false });
  expect(online.asked.refunded).toEqual([id]);
  expect(await balancesOf(harness)).toEqual({ member: 0, gateway: 0, sales: 0 });
  expect(refusalOf(await refund(admin, orderId)).status).toBe(409);
});

test('a pending refund is completed once, when the gateway reports it', async () => {
  await harness.stop();
  online = onlineGateway({ isRefundDone: false });
  harness = await startHarness(undefined, { gateways: [online.gateway] });
  ({ browser: member } = await signedIn(harness));
  admin = (await signedIn(harness, 'admin')).browser;
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  orderId = orderOf(await place(member, offer)).id;
  await report('captured');
  await refund(admin, orderId);
  await harness.runDueJobs();
  expect(await refunds()).toMatchObject([{ status: 'pending', gatewayRefundId: 'rfnd_1' }]);
  const ids = { gateway: 'razorpay', gatewayPaymentId: 'pay_1', gatewayRefundId: 'rfnd_1' } as const;
  const done = { ...ids, amountPaise: 130_000, status: 'done', key: null } as const;
  for (let n = 0; n < 2; n++) await harness.services.refunds.settle(done);
  expect(await refunds()).toMatchObject([{ status: 'done', doneAt: new Date(harness.clock.ms) }]);
  expect((await balancesOf(harness))['gateway']).toBe(0);
  await harness.services.refunds.settle({ ...done, gatewayPaymentId: 'pay_unknown' });
});

test('a processed event is not processed again, a failed one is', async () => {
  const { gatewayEvents } = harness.services;
  const event = { gateway: 'razorpay', eventId: 'evt_1', type: 'payment.captured' } as const;
  const done: string[] = [];
  const failing = gatewayEvents.once(event, () => Promise.reject(new Error('half-way')));
  await expect(failing).rejects.toThrow('half-way');
  for (let n = 0; n < 3; n++) await gatewayEvents.once(event, async () => done.push('one'));
  await gatewayEvents.once({ ...event, eventId: 'evt_2' }, async () => done.push('two'));
  expect(done).toEqual(['one', 'two']);
});
