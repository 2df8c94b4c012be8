/** Refunds through Razorpay: partial, by hand, delayed, failed, and with lost events. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REFUND_CHECK_PAUSE_MS } from '#common/orders/limits';
import { messages } from '#common/messages';
import { orderMessages } from '#common/orders/messages';
import { invalid, refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import {
  balancesOf,
  beginSession,
  ordersOf,
  OWN_ORDERS,
  RECORD_MANUAL_REFUND,
  RETRY_REFUND,
  ORDERS,
  refund,
  refundWith,
  signedIn,
} from '../../test/order-calls';
import type { User } from '../accounts/user.entity';
import { Receipt } from '../receipts/receipt.entity';
import { startRazorpaySite, type RazorpaySite } from './testing/razorpay-site';

let site: RazorpaySite;
let admin: Browser;
let adminUser: User;
beforeEach(async () => {
  site = await startRazorpaySite();
  ({ browser: admin, user: adminUser } = await signedIn(site.harness, 'admin'));
});
afterEach(() => site.stop());

const retry = (refundId: string, browser = admin) => browser.gql(RETRY_REFUND, { input: { refundId } });
const byHand = (refundId: string, method = 'In cash at the desk', browser = admin) =>
  browser.gql(RECORD_MANUAL_REFUND, { input: { refundId, method } });

/** Advances the clock and logs in again, since sessions expire meanwhile. */
async function wait(ms: number) {
  site.harness.clock.ms += ms;
  await beginSession(site.harness, admin, adminUser);
  await beginSession(site.harness, site.member, site.user);
}

const account = () => site.local.account;
const services = () => site.harness.services;
const payAtRazorpay = () => account().pay(site.order.gatewayOrderId, 'success');
const atRazorpay = () => [...account().refunds.values()];
/** The refunds of the order as an admin sees them. */
const refunds = async () => (await ordersOf(admin, ORDERS)).find(({ id }) => id === site.order.id)!.refunds;
const openRefunds = async () => (await ordersOf(admin, ORDERS, { filter: { hasOpenRefund: true } })).length;
const mails = async () => (await site.harness.mailTo(site.user.email)).map(({ subject }) => subject);
const credits = async () => {
  const where = { kind: 'credit_note' } as const;
  const notes = await site.harness.dataSource
    .getRepository(Receipt)
    .find({ where, order: { number: 'ASC' } });
  return notes.map(({ content }) => content.price.totalPaise);
};
const balances = () => balancesOf(site.harness);

/** Pays the order and delivers all events. */
async function pay() {
  const payment = payAtRazorpay();
  await site.deliver();
  return payment;
}

const loseEvents = () => void site.local.events.splice(0);
const NOTHING = { member: 0, gateway: 0, sales: 0 };

test('after a partial refund in the dashboard, refunding the order returns the rest', async () => {
  const { id } = await pay();
  account().refund(id, { amount: 10_000 }, undefined);
  await site.deliver();
  expect(await refunds()).toMatchObject([
    { cause: 'GATEWAY', status: 'DONE', amount: { minorUnits: 10_000 } },
  ]);
  expect(await balances()).toEqual({ member: 0, gateway: 120_000, sales: -120_000 });
  expect(await mails()).toContain('A refund from Bhor');

  site.harness.clock.ms += 1000;
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  expect(atRazorpay().map(({ amount }) => amount)).toEqual([10_000, 120_000]);
  expect(await refunds()).toMatchObject([
    { cause: 'GATEWAY', status: 'DONE', amount: { minorUnits: 10_000 } },
    { cause: 'ORDER', status: 'DONE', amount: { minorUnits: 120_000 } },
  ]);
  expect(await balances()).toEqual(NOTHING);
  expect(await credits()).toEqual([10_000, 120_000]);
  const [mail] = await site.harness.mailTo(site.user.email);
  expect(mail?.text).toContain('We have refunded ₹1,200 for Offer 1');
  expect(mail?.text).toContain('the full ₹1,300');
});

test('an online payment is refunded by its gateway, the same way and all that is left of it', async () => {
  await pay();
  const input = { id: site.order.id, reason: 'Was ill' };
  expect(refusalOf(await refundWith(admin, { ...input, method: 'CASH' }))).toEqual(
    invalid(orderMessages.refundMethodOnline, 'method'),
  );
  const amount = { minorUnits: 10_000, currencyCode: 'INR' };
  expect(refusalOf(await refundWith(admin, { ...input, amount }))).toEqual(
    invalid(orderMessages.partOnline, 'amount'),
  );
  expect(atRazorpay()).toEqual([]);
  expect(await refunds()).toEqual([]);
});

test('a partial refund whose event was lost is found when the order is refunded', async () => {
  const { id } = await pay();
  account().refund(id, { amount: 10_000 }, undefined);
  loseEvents();
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  await site.deliver((events) => [...events.reverse(), ...events]);
  expect(atRazorpay().map(({ amount }) => amount)).toEqual([10_000, 120_000]);
  expect(await balances()).toEqual(NOTHING);
  // The whole sale was reversed before the partial refund was known.
  expect(await credits()).toEqual([130_000]);
});

test('a partial refund that fails at Razorpay is requested again by us', async () => {
  const { id } = await pay();
  account().refundOutcome = 'pending';
  const part = account().refund(id, { amount: 10_000 }, undefined);
  account().refundOutcome = 'processed';
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  account().finishRefund(part.id, 'failed');
  await site.deliver();
  await site.harness.runDueJobs();
  expect(atRazorpay().map(({ amount, status }) => [amount, status])).toEqual([
    [10_000, 'failed'],
    [120_000, 'processed'],
    [10_000, 'processed'],
  ]);
  expect(await balances()).toEqual(NOTHING);
});

test('a refund whose response was lost is found and not made twice', async () => {
  await pay();
  await refund(admin, site.order.id);
  const { id } = (await refunds())[0]!;
  account().refund([...account().payments.keys()][0]!, { amount: 130_000, receipt: id }, id);
  loseEvents();
  await site.harness.runDueJobs();
  expect(atRazorpay()).toHaveLength(1);
  expect(await refunds()).toMatchObject([{ id, cause: 'ORDER', status: 'DONE' }]);
});

test('the member is mailed when the refund is completed, not when it is requested', async () => {
  await pay();
  account().refundOutcome = 'pending';
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  expect(await mails()).not.toContain('Your payment to Bhor has been refunded');
  expect((await ordersOf(site.member, OWN_ORDERS))[0]?.refunds).toMatchObject([{ status: 'PENDING' }]);
  expect(await openRefunds()).toBe(1);
  account().finishRefund(atRazorpay()[0]!.id);
  await site.deliver();
  expect(await mails()).toContain('Your payment to Bhor has been refunded');
  expect((await ordersOf(site.member, OWN_ORDERS))[0]?.refunds).toMatchObject([{ status: 'DONE' }]);
  expect(await openRefunds()).toBe(0);
});

test.each([
  ['processed', 'processed', 'DONE'],
  ['failed', 'failed', 'FAILED'],
] as const)('the hourly job finds a refund that was %s without an event', async (_how, outcome, expected) => {
  await pay();
  account().refundOutcome = 'pending';
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  account().finishRefund(atRazorpay()[0]!.id, outcome);
  loseEvents();
  await services().refunds.reconcile();
  await site.harness.runDueJobs();
  expect(await refunds()).toMatchObject([{ status: 'PENDING' }]);
  await wait(REFUND_CHECK_PAUSE_MS + 1);
  await services().refunds.reconcile();
  await site.harness.runDueJobs();
  expect(await refunds()).toMatchObject([{ status: expected }]);
});

/** Creates a refund that Razorpay accepts and then reports as failed. */
async function failedRefund() {
  await pay();
  account().refundOutcome = 'failed';
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  const [failed] = await refunds();
  expect(failed).toMatchObject({ status: 'FAILED', amount: { minorUnits: 130_000 } });
  expect(await openRefunds()).toBe(1);
  return failed!;
}

test('an admin can retry a failed refund, which uses a new key', async () => {
  const { id } = await failedRefund();
  account().refundOutcome = 'processed';
  expect((await retry(id)).data?.['retryRefund']).toMatchObject({
    message: orderMessages.refundRetried,
    order: { refunds: [{ id, status: 'REQUESTED' }] },
  });
  await site.harness.runDueJobs();
  expect(atRazorpay().map(({ status }) => status)).toEqual(['failed', 'processed']);
  await site.deliver((events) => events.reverse());
  expect(await refunds()).toMatchObject([{ id, status: 'DONE' }]);
  expect(await balances()).toEqual(NOTHING);
  expect(refusalOf(await retry(id))).toMatchObject({ status: 409, message: orderMessages.refundNotFailed });
});

test('an admin can mark a failed refund as returned by hand, once', async () => {
  const { id } = await failedRefund();
  expect((await byHand(id)).data?.['recordManualRefund']).toMatchObject({
    order: { refunds: [{ id, status: 'DONE', manualMethod: 'In cash at the desk' }] },
  });
  expect(await balances()).toEqual({ member: 0, gateway: 130_000, cash: -130_000, sales: 0 });
  const [mail] = await site.harness.mailTo(site.user.email);
  expect(mail?.text).toContain('We have refunded ₹1,300 for Offer 1. How: In cash at the desk');
  expect(refusalOf(await byHand(id))).toMatchObject({ status: 409, message: orderMessages.refundNotFailed });
  expect(refusalOf(await retry(id)).status).toBe(409);
  const { rows } = await site.harness.services.journal.staffEntries({});
  expect(rows.map(({ type }) => type).sort()).toEqual([
    'membership.ended',
    'order.refunded',
    'refund.done',
    'refund.requested',
  ]);
});

test('a failed refund that was made in the dashboard meanwhile cannot be marked as returned by hand', async () => {
  const { id } = await failedRefund();
  account().refundOutcome = 'processed';
  account().refund([...account().payments.keys()][0]!, {}, undefined);
  loseEvents();
  expect(refusalOf(await byHand(id))).toMatchObject({ status: 409, message: orderMessages.refundNotFailed });
  expect(await balances()).toEqual(NOTHING);
  expect(await openRefunds()).toBe(0);
});

test('a refund cannot be marked as returned by hand while Razorpay is down', async () => {
  const { id } = await failedRefund();
  site.local.state.isAway = true;
  expect(refusalOf(await byHand(id))).toMatchObject({ status: 503, message: orderMessages.refundNotChecked });
  expect(await refunds()).toMatchObject([{ status: 'FAILED' }]);
});

test('a refund that keeps being rejected fails after the last attempt; only admins see the reason', async () => {
  await pay();
  account().refundOutcome = 'refused';
  await refund(admin, site.order.id);
  const { id } = (await refunds())[0]!;
  const attempt = (isLast: boolean) =>
    services()
      .refunds.carryOut(id, { isLast })
      .catch(() => undefined);
  await attempt(false);
  expect(await refunds()).toMatchObject([{ status: 'REQUESTED' }]);
  await attempt(true);
  const [shown] = await refunds();
  expect(shown).toMatchObject({ status: 'FAILED' });
  expect(shown?.problem).toContain('enough balance');
  expect((await ordersOf(site.member, OWN_ORDERS))[0]?.refunds).toMatchObject([{ problem: null }]);
  account().refundOutcome = 'processed';
  await retry(id);
  await site.harness.runDueJobs();
  expect(await balances()).toEqual(NOTHING);
});

test('a refund that failed without a response becomes pending once it is found at Razorpay', async () => {
  const { id: paymentId } = await pay();
  await refund(admin, site.order.id);
  const { id } = (await refunds())[0]!;
  site.local.state.isAway = true;
  await services()
    .refunds.carryOut(id, { isLast: true })
    .catch(() => undefined);
  expect(await refunds()).toMatchObject([{ id, status: 'FAILED' }]);
  site.local.state.isAway = false;
  account().refundOutcome = 'pending';
  account().refund(paymentId, { amount: 130_000, receipt: id }, id);
  loseEvents();
  expect(refusalOf(await byHand(id))).toMatchObject({ status: 409, message: orderMessages.refundNotFailed });
  expect(await refunds()).toMatchObject([{ id, status: 'PENDING' }]);
});

test('only admins can decide about failed refunds; unknown ids return 404', async () => {
  const { id } = await failedRefund();
  for (const browser of [site.member, new Browser(site.harness)]) {
    expect([401, 403]).toContain(refusalOf(await retry(id, browser)).status);
    expect([401, 403]).toContain(refusalOf(await byHand(id, 'In cash', browser)).status);
  }
  for (const none of ['no-id', site.order.id]) {
    expect(refusalOf(await retry(none))).toMatchObject({
      status: 404,
      message: orderMessages.refundNotFound,
    });
    expect(refusalOf(await byHand(none))).toMatchObject({
      status: 404,
      message: orderMessages.refundNotFound,
    });
  }
  expect(refusalOf(await byHand(id, '  '))).toMatchObject({ status: 400, message: messages.reasonRequired });
});
