/** The test of the payment gateway with one rupee: every step, what it refuses, and what it leaves alone. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../test/browser';
import { startHarness } from '../../test/harness';
import { balancesOf, signedIn } from '../../test/order-calls';
import { START_RUPEE_TEST, startRupeeTest } from '../../test/rupee-test-calls';
import { reasonOf } from '../../test/staff-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { Order } from '../orders/order.entity';
import { Payment } from '../orders/payment.entity';
import { Receipt } from '../receipts/receipt.entity';
import { startRazorpaySite, type RazorpaySite } from './testing/razorpay-site';

const CONFIRM = `mutation ($input: ConfirmRupeeTestInput!) {
  confirmRupeeTest(input: $input) { rupeeTest { verifiedAt paidAt webhookAt refundedAt } }
}`;
const READ = `query ($id: ID!) { rupeeTest(id: $id) { verifiedAt paidAt webhookAt refundedAt } }`;
const TIME = expect.any(String) as string;

let site: RazorpaySite;
let owner: Browser;
beforeEach(async () => {
  site = await startRazorpaySite();
  ({ browser: owner } = await signedIn(site.harness, 'owner'));
});
afterEach(() => site.stop());

/** Pays at the gateway; what its form returns. */
function pay(gatewayOrderId: string) {
  const { id } = site.local.account.pay(gatewayOrderId, 'success');
  const { razorpay_payment_id, razorpay_signature } = site.local.checkoutResult(gatewayOrderId, id);
  return { gatewayPaymentId: razorpay_payment_id, signature: razorpay_signature };
}

const confirm = (id: string, proof: object, by = owner) => by.gql(CONFIRM, { input: { id, ...proof } });
const read = async (id: string) => (await owner.gql(READ, { id })).data?.['rupeeTest'];
const refunds = () => [...site.local.account.refunds.values()];
const journal = () => site.harness.dataSource.getRepository(JournalEntry).findBy({ type: 'service.tested' });
const counts = () =>
  Promise.all(
    [Order, Payment, Receipt].map((entity) => site.harness.dataSource.getRepository(entity).count()),
  );

test('one rupee is ordered, paid, verified, reported by the webhook and refunded, and the books know nothing of it', async () => {
  const before = [await counts(), await balancesOf(site.harness)];
  const { id, gatewayOrderId, amount } = await startRupeeTest(owner);
  expect(amount.minorUnits).toBe(100);
  expect(site.local.account.orders.get(gatewayOrderId)).toMatchObject({ amount: 100, receipt: id });
  const { data } = await confirm(id, pay(gatewayOrderId));
  const verified = { verifiedAt: TIME, paidAt: TIME, webhookAt: null, refundedAt: null };
  expect(data?.['confirmRupeeTest']).toEqual({ rupeeTest: verified });
  await site.harness.runDueJobs();
  expect(await read(id)).toEqual({ ...verified, refundedAt: TIME });
  expect(await site.deliver()).toEqual(Array.from({ length: 5 }, () => 200));
  expect(await read(id)).toEqual({ verifiedAt: TIME, paidAt: TIME, webhookAt: TIME, refundedAt: TIME });
  expect(refunds()).toMatchObject([{ amount: 100, receipt: id, status: 'processed' }]);
  expect([await counts(), await balancesOf(site.harness)]).toEqual(before);
  expect(await journal()).toMatchObject([{ after: { service: 'payment of one rupee', isSuccessful: true } }]);
});

test('however often it is started, confirmed, reported and settled, there is one order and one refund', async () => {
  const requestKey = randomUUID();
  const { id, gatewayOrderId } = await startRupeeTest(owner, requestKey);
  expect((await startRupeeTest(owner, requestKey)).gatewayOrderId).toBe(gatewayOrderId);
  const proof = pay(gatewayOrderId);
  await Promise.all([
    confirm(id, proof),
    confirm(id, proof),
    site.deliver((events) => [...events, ...events]),
  ]);
  await site.harness.runDueJobs();
  await site.harness.services.rupeeTests.settle(id);
  expect(refunds()).toHaveLength(1);
  expect(await journal()).toHaveLength(1);
});

test('a payment of which the browser never said is refunded after its event, and without one after ten minutes', async () => {
  const { id, gatewayOrderId } = await startRupeeTest(owner);
  pay(gatewayOrderId);
  await site.deliver();
  await site.harness.runDueJobs();
  expect(await read(id)).toMatchObject({ verifiedAt: null, paidAt: TIME, webhookAt: TIME, refundedAt: TIME });

  const silent = await startRupeeTest(owner);
  pay(silent.gatewayOrderId);
  await site.harness.services.rupeeTests.settle(silent.id);
  await site.harness.runDueJobs();
  expect(await read(silent.id)).toMatchObject({ webhookAt: null, refundedAt: TIME });
});

test('refuses a wrong signature, another test’s, unknown ids, and everybody but owners', async () => {
  const { id, gatewayOrderId } = await startRupeeTest(owner);
  const other = await startRupeeTest(owner);
  const proof = pay(gatewayOrderId);
  const INVALID = [400, 'PAYMENT_SIGNATURE_INVALID'];
  expect(reasonOf(await confirm(id, { ...proof, signature: 'f'.repeat(64) }))).toEqual(INVALID);
  expect(reasonOf(await confirm(other.id, proof))).toEqual(INVALID);
  for (const unknown of [randomUUID(), 'x'])
    expect(reasonOf(await confirm(unknown, proof))).toEqual([404, 'RUPEE_TEST_NOT_FOUND']);
  const { browser: admin } = await signedIn(site.harness, 'admin');
  const { browser: desk } = await signedIn(site.harness, 'front_desk');
  for (const by of [admin, desk]) {
    expect((await by.gql(START_RUPEE_TEST, { input: { requestKey: randomUUID() } })).status).toBe(403);
    expect((await confirm(id, proof, by)).status).toBe(403);
  }
  expect(await read(id)).toMatchObject({ verifiedAt: null, refundedAt: null });
});

test('without a gateway, or with one that does not respond, nothing is ordered', async () => {
  site.local.state.isAway = true;
  const away = await owner.gql(START_RUPEE_TEST, { input: { requestKey: randomUUID() } });
  expect(reasonOf(away)).toEqual([503, 'PAYMENT_GATEWAY_UNAVAILABLE']);
  const atDesk = await startHarness();
  const { browser } = await signedIn(atDesk, 'owner');
  const without = await browser.gql(START_RUPEE_TEST, { input: { requestKey: randomUUID() } });
  expect(reasonOf(without)).toEqual([409, 'NOT_PAYABLE_ONLINE']);
  await atDesk.stop();
});
