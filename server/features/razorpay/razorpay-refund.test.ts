/** Money that goes back through Razorpay: in parts, by hand, late, in vain, or without a word of it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ORDER_WAITS_MS, REFUND_CHECK_PAUSE_MS } from '#common/limits';
import { messages } from '#common/messages';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import {
  balancesOf,
  beginSession,
  cancel,
  MY_ORDERS,
  ORDERS,
  refund,
  signedIn,
  type OrderAnswer,
} from '../../test/order-calls';
import type { User } from '../members/user.entity';
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

const RETRY = `mutation ($id: ID!) { retryRefund(id: $id) { message order { id status refunds { id status } } } }`;
const BY_HAND = `mutation ($id: ID!, $how: String!) { returnByHand(id: $id, how: $how) { message order { id refunds { id status byHand } } } }`;
const retry = (id: string, browser = admin) => browser.gql(RETRY, { id });
const byHand = (id: string, how = 'In cash at the desk', browser = admin) =>
  browser.gql(BY_HAND, { id, how });

/** Time passes, which ends sessions. */
async function wait(ms: number) {
  site.harness.clock.ms += ms;
  await beginSession(site.harness, admin, adminUser);
  await beginSession(site.harness, site.member, site.user);
}

const account = () => site.local.account;
const services = () => site.harness.services;
const payThere = () => account().pay(site.order.gatewayOrderId, 'success');
const atRazorpay = () => [...account().refunds.values()];
const nodesOf = async (browser: Browser, query: string, variables = {}) => {
  const { data } = await browser.gql(query, variables);
  return (Object.values(data ?? {})[0] as { nodes: OrderAnswer[] }).nodes;
};
/** As an admin sees them. */
const refunds = async () => (await nodesOf(admin, ORDERS)).find(({ id }) => id === site.order.id)!.refunds;
const open = async () => (await nodesOf(admin, ORDERS, { hasOpenRefund: true })).length;
const mails = async () => (await site.harness.mailTo(site.user.email)).map(({ subject }) => subject);
const credits = async () => {
  const where = { kind: 'credit_note' } as const;
  const notes = await site.harness.dataSource
    .getRepository(Receipt)
    .find({ where, order: { number: 'ASC' } });
  return notes.map(({ content }) => content.price.totalPaise);
};
const balances = () => balancesOf(site.harness);

/** A paid order, and nothing that anybody has yet to hear of. */
async function pay() {
  const payment = payThere();
  await site.deliver();
  return payment;
}

const forget = () => void site.local.events.splice(0);
const NOTHING = { member: 0, gateway: 0, sales: 0 };

test('of a payment that was given back in part by hand, a refund gives back the rest, and all say so', async () => {
  const { id } = await pay();
  account().refund(id, { amount: 10_000 }, undefined);
  await site.deliver();
  expect(await refunds()).toMatchObject([{ cause: 'gateway', status: 'done', amountPaise: 10_000 }]);
  expect(await balances()).toEqual({ member: 0, gateway: 120_000, sales: -120_000 });
  expect(await mails()).toContain('A refund from Bhor');

  site.harness.clock.ms += 1000;
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  expect(atRazorpay().map(({ amount }) => amount)).toEqual([10_000, 120_000]);
  expect(await refunds()).toMatchObject([
    { cause: 'gateway', status: 'done', amountPaise: 10_000 },
    { cause: 'order', status: 'done', amountPaise: 120_000 },
  ]);
  expect(await balances()).toEqual(NOTHING);
  expect(await credits()).toEqual([10_000, 120_000]);
  const [mail] = await site.harness.mailTo(site.user.email);
  expect(mail?.text).toContain('We have refunded ₹1,200 for Offer 1');
  expect(mail?.text).toContain('the full ₹1,300');
});

test('a part whose event was lost is seen when the rest is given back', async () => {
  const { id } = await pay();
  account().refund(id, { amount: 10_000 }, undefined);
  forget();
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  await site.deliver((events) => [...events.reverse(), ...events]);
  expect(atRazorpay().map(({ amount }) => amount)).toEqual([10_000, 120_000]);
  expect(await balances()).toEqual(NOTHING);
  // The sale was taken back as a whole before the part was known.
  expect(await credits()).toEqual([130_000]);
});

test('a part that fails at Razorpay after all is given back by us', async () => {
  const { id } = await pay();
  account().refundsBeginAs = 'pending';
  const part = account().refund(id, { amount: 10_000 }, undefined);
  account().refundsBeginAs = 'processed';
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

test('a refund whose answer was lost is found again, and not made twice', async () => {
  await pay();
  await refund(admin, site.order.id);
  const { id } = (await refunds())[0]!;
  account().refund([...account().payments.keys()][0]!, { amount: 130_000, receipt: id }, id);
  forget();
  await site.harness.runDueJobs();
  expect(atRazorpay()).toHaveLength(1);
  expect(await refunds()).toMatchObject([{ id, cause: 'order', status: 'done' }]);
});

test('the member hears of a refund when the money is on its way, not when it is asked for', async () => {
  await pay();
  account().refundsBeginAs = 'pending';
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  expect(await mails()).not.toContain('Your payment to Bhor has been refunded');
  expect((await nodesOf(site.member, MY_ORDERS))[0]?.refunds).toMatchObject([{ status: 'pending' }]);
  expect(await open()).toBe(1);
  account().finishRefund(atRazorpay()[0]!.id);
  await site.deliver();
  expect(await mails()).toContain('Your payment to Bhor has been refunded');
  expect((await nodesOf(site.member, MY_ORDERS))[0]?.refunds).toMatchObject([{ status: 'done' }]);
  expect(await open()).toBe(0);
});

test.each([
  ['made', 'processed', 'done'],
  ['failed', 'failed', 'failed'],
] as const)('a refund that was %s without a word is asked about every hour', async (_how, there, here) => {
  await pay();
  account().refundsBeginAs = 'pending';
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  account().finishRefund(atRazorpay()[0]!.id, there);
  forget();
  await services().refunds.reconcile();
  await site.harness.runDueJobs();
  expect(await refunds()).toMatchObject([{ status: 'pending' }]);
  await wait(REFUND_CHECK_PAUSE_MS + 1);
  await services().refunds.reconcile();
  await site.harness.runDueJobs();
  expect(await refunds()).toMatchObject([{ status: here }]);
});

/** A refund that Razorpay accepts and does not make. */
async function failedRefund() {
  await pay();
  account().refundsBeginAs = 'failed';
  await refund(admin, site.order.id);
  await site.harness.runDueJobs();
  const [failed] = await refunds();
  expect(failed).toMatchObject({ status: 'failed', amountPaise: 130_000 });
  expect(await open()).toBe(1);
  return failed!;
}

test('a refund that failed is tried again by an admin, under another key', async () => {
  const { id } = await failedRefund();
  account().refundsBeginAs = 'processed';
  expect((await retry(id)).data?.['retryRefund']).toMatchObject({
    message: messages.refundRetried,
    order: { refunds: [{ id, status: 'requested' }] },
  });
  await site.harness.runDueJobs();
  expect(atRazorpay().map(({ status }) => status)).toEqual(['failed', 'processed']);
  await site.deliver((events) => events.reverse());
  expect(await refunds()).toMatchObject([{ id, status: 'done' }]);
  expect(await balances()).toEqual(NOTHING);
  expect(refusalOf(await retry(id))).toMatchObject({ status: 409, message: messages.refundNotFailed });
});

test('or given back by hand, which the books say, and never twice', async () => {
  const { id } = await failedRefund();
  expect((await byHand(id)).data?.['returnByHand']).toMatchObject({
    order: { refunds: [{ id, status: 'done', byHand: 'In cash at the desk' }] },
  });
  expect(await balances()).toEqual({ member: 0, gateway: 130_000, cash: -130_000, sales: 0 });
  const [mail] = await site.harness.mailTo(site.user.email);
  expect(mail?.text).toContain('We have refunded ₹1,300 for Offer 1. How: In cash at the desk');
  expect(refusalOf(await byHand(id))).toMatchObject({ status: 409, message: messages.refundNotFailed });
  expect(refusalOf(await retry(id)).status).toBe(409);
  const audited = await site.harness.dataSource.query('select action from audit_log order by at, action');
  expect(audited).toEqual([{ action: 'refund-order' }, { action: 'return-by-hand' }]);
});

test('what was given back in the dashboard meanwhile is not given back by hand as well', async () => {
  const { id } = await failedRefund();
  account().refundsBeginAs = 'processed';
  account().refund([...account().payments.keys()][0]!, {}, undefined);
  forget();
  expect(refusalOf(await byHand(id))).toMatchObject({ status: 409, message: messages.refundNotFailed });
  expect(await balances()).toEqual(NOTHING);
  expect(await open()).toBe(0);
});

test('nothing is marked as given back by hand while Razorpay cannot say that it has not done so', async () => {
  const { id } = await failedRefund();
  site.local.state.isAway = true;
  expect(refusalOf(await byHand(id))).toMatchObject({ status: 503, message: messages.refundNotChecked });
  expect(await refunds()).toMatchObject([{ status: 'failed' }]);
});

test('a refund that Razorpay refuses for days is an admin’s, with the reason, which members do not see', async () => {
  await pay();
  account().refundsBeginAs = 'refused';
  await refund(admin, site.order.id);
  const { id } = (await refunds())[0]!;
  const attempt = (isLast: boolean) =>
    services()
      .refunds.carryOut(id, { isLast })
      .catch(() => undefined);
  await attempt(false);
  expect(await refunds()).toMatchObject([{ status: 'requested' }]);
  await attempt(true);
  const [shown] = await refunds();
  expect(shown).toMatchObject({ status: 'failed' });
  expect(shown?.problem).toContain('enough balance');
  expect((await nodesOf(site.member, MY_ORDERS))[0]?.refunds).toMatchObject([{ problem: null }]);
  account().refundsBeginAs = 'processed';
  await retry(id);
  await site.harness.runDueJobs();
  expect(await balances()).toEqual(NOTHING);
});

test('a refund that was given up for want of an answer is on its way again once Razorpay is found to have it', async () => {
  const { id: paymentId } = await pay();
  await refund(admin, site.order.id);
  const { id } = (await refunds())[0]!;
  site.local.state.isAway = true;
  await services()
    .refunds.carryOut(id, { isLast: true })
    .catch(() => undefined);
  expect(await refunds()).toMatchObject([{ id, status: 'failed' }]);
  site.local.state.isAway = false;
  account().refundsBeginAs = 'pending';
  account().refund(paymentId, { amount: 130_000, receipt: id }, id);
  forget();
  expect(refusalOf(await byHand(id))).toMatchObject({ status: 409, message: messages.refundNotFailed });
  expect(await refunds()).toMatchObject([{ id, status: 'pending' }]);
});

test('refunds are decided by admins only, and none that is not there', async () => {
  const { id } = await failedRefund();
  for (const browser of [site.member, new Browser(site.harness)]) {
    expect([401, 403]).toContain(refusalOf(await retry(id, browser)).status);
    expect([401, 403]).toContain(refusalOf(await byHand(id, 'In cash', browser)).status);
  }
  for (const none of ['no-id', site.order.id]) {
    expect(refusalOf(await retry(none))).toMatchObject({ status: 404, message: messages.refundNotFound });
    expect(refusalOf(await byHand(none))).toMatchObject({ status: 404, message: messages.refundNotFound });
  }
  expect(refusalOf(await byHand(id, '  '))).toMatchObject({ status: 400, message: messages.reasonRequired });
});

/** Reads the payments of the last days, as is done by the clock. */
async function readPayments() {
  await services().paymentReader.begin();
  // Each page asks for the next.
  await site.harness.runDueJobs();
  await site.harness.runDueJobs();
}

test.each<[string, () => Promise<unknown>, string]>([
  ['was cancelled', () => cancel(site.member, site.order.id), 'cancelled'],
  [
    'has expired',
    async () => {
      await wait(ORDER_WAITS_MS + 1);
      await services().orders.expire();
    },
    'expired',
  ],
])('money for an order that %s is seen though its event was lost', async (_what, end, status) => {
  const { id } = account().pay(site.order.gatewayOrderId, 'late');
  await end();
  account().payments.get(id)!.created_at = Math.floor(site.harness.clock.ms / 1000);
  account().capture(id);
  forget();
  await readPayments();
  const order = (await nodesOf(admin, ORDERS)).find((one) => one.id === site.order.id);
  // An expired order takes its money all the same.
  expect(order?.status).toBe(status === 'expired' ? 'paid' : status);
  expect(atRazorpay()).toHaveLength(status === 'expired' ? 0 : 1);
  expect((await balances())['member']).toBe(0);
});

test('of many payments all are read, a page at a time, and a second reading changes nothing', async () => {
  const { id } = payThere();
  forget();
  for (let n = 0; n < 120; n++) {
    const other = account().createOrder({ amount: 5000, currency: 'INR', receipt: `another-shop-${n}` });
    account().pay(other.id, 'success');
  }
  forget();
  await readPayments();
  expect((await nodesOf(admin, ORDERS))[0]?.status).toBe('paid');
  account().refund(id, { amount: 5000 }, undefined);
  forget();
  await readPayments();
  await readPayments();
  expect(await refunds()).toMatchObject([{ amountPaise: 5000, status: 'done' }]);
  expect(await balances()).toEqual({ member: 0, gateway: 125_000, sales: -125_000 });
});
