/** Payments at Razorpay whose events were lost, as the job that reads them finds them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ORDER_LIFE_MS } from '#common/orders/limits';
import { DAY_MS } from '#common/time';
import type { Browser } from '../../test/browser';
import { balancesOf, beginSession, cancel, ORDERS, ordersOf, signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';
import { startRazorpaySite, type RazorpaySite } from './testing/razorpay-site';

let site: RazorpaySite;
let admin: Browser;
let adminUser: User;
beforeEach(async () => {
  site = await startRazorpaySite();
  ({ browser: admin, user: adminUser } = await signedIn(site.harness, 'admin'));
});
afterEach(() => site.stop());

const account = () => site.local.account;
const services = () => site.harness.services;
const loseEvents = () => void site.local.events.splice(0);

/** Moves the clock until the order has expired; the admin logs in again, since sessions end meanwhile. */
async function expire() {
  site.harness.clock.ms += ORDER_LIFE_MS + 1;
  await beginSession(site.harness, admin, adminUser);
  await services().orderExpiry.run();
}

/** The order as an admin sees it. */
async function shownOrder() {
  const orders = await ordersOf(admin, ORDERS);
  return orders.find(({ id }) => id === site.order.id);
}

/** Runs the job that reads the payments of the last days. */
async function readPayments() {
  await services().paymentReconciliation.queueRecentPayments();
  // Each page adds the job for the next one.
  await site.harness.runDueJobs();
  await site.harness.runDueJobs();
}

/** More than a week after the order has expired. */
async function expireLongAgo() {
  await expire();
  site.harness.clock.ms += 8 * DAY_MS;
  await beginSession(site.harness, admin, adminUser);
}

test.each<[string, () => Promise<unknown>, string]>([
  ['was cancelled', () => cancel(site.member, site.order.id), 'CANCELLED'],
  ['has expired', () => expire(), 'PAID'],
  ['expired long ago', () => expireLongAgo(), 'EXPIRED'],
])('finds a payment for an order that %s although its event was lost', async (_what, end, status) => {
  const { id } = account().pay(site.order.gatewayOrderId, 'late');
  await end();
  account().payments.get(id)!.created_at = Math.floor(site.harness.clock.ms / 1000);
  account().capture(id);
  loseEvents();
  await readPayments();
  const order = await shownOrder();
  // A payment for an order that has just expired is accepted, others are refunded.
  expect(order?.status).toBe(status);
  expect([...account().refunds.values()]).toHaveLength(status === 'PAID' ? 0 : 1);
  expect((await balancesOf(site.harness))['member']).toBe(0);
});

test('reads all payments page by page, and reading them again changes nothing', async () => {
  const { id } = account().pay(site.order.gatewayOrderId, 'success');
  loseEvents();
  for (let n = 0; n < 120; n++) {
    const other = account().createOrder({ amount: 5000, currency: 'INR', receipt: `another-shop-${n}` });
    account().pay(other.id, 'success');
  }
  loseEvents();
  await readPayments();
  expect((await shownOrder())?.status).toBe('PAID');
  account().refund(id, { amount: 5000 }, undefined);
  loseEvents();
  await readPayments();
  await readPayments();
  expect((await shownOrder())?.refunds).toMatchObject([{ amount: { minorUnits: 5000 }, status: 'DONE' }]);
  expect(await balancesOf(site.harness)).toEqual({ member: 0, gateway: 125_000, sales: -125_000 });
});
