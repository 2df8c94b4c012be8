/** UPI payments that were entered for the wrong member, and then for the right one with the same reference. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moneyOf } from '../../graphql/money.type';
import type { Browser } from '../../test/browser';
import { closeDay, dayToClose } from '../../test/day-close-calls';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, beginSession, signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';

let harness: Harness;
let desk: Browser;
let deskUser: User;
let offer: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: desk, user: deskUser } = await signedIn(harness, 'front_desk'));
  offer = (await createPlanOffers(harness.dataSource, 1, { pricePaise: 130_000 }))[0]!;
});
afterEach(() => harness.stop());

const REFERENCE = '412345678901';
const LIST = `${REFERENCE} ₹1,300`;

/** Sells the plan to a new member; returns the id of the order. */
async function sell(): Promise<string> {
  const { order } = await harness.services.deskSales.sell(actorOf(deskUser), {
    memberId: (await createUser(harness.dataSource)).id,
    offerId: offer.id,
    method: 'upi',
    reference: REFERENCE,
    requestKey: randomUUID(),
  });
  return order.id;
}

async function refund(id: string): Promise<void> {
  const admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  await harness.services.orderAdministration.refund(admin, id, { reason: 'The wrong member' });
}

async function nextDay(): Promise<void> {
  harness.clock.ms = Date.parse('2026-11-22T12:00:00+05:30');
  await beginSession(harness, desk, deskUser);
}

test('a payment that was moved to another member came in once, at the bank and in the books', async () => {
  await refund(await sell());
  await refund(await sell());
  await sell();
  const { ways, bank } = await dayToClose(desk, { bankList: LIST });
  expect(bank).toMatchObject({ total: moneyOf(130_000), matchedCount: 1, unmatched: [] });
  expect(ways[1]).toMatchObject({
    received: moneyOf(130_000),
    refunded: moneyOf(0),
    expected: moneyOf(130_000),
  });
  const closing = await closeDay(desk, { bankList: LIST });
  expect(closing.ways[1]).toMatchObject({ counted: moneyOf(130_000), difference: moneyOf(0), reason: null });
});

test('moving a payment on a later day means no money in or out on that day', async () => {
  const wrong = await sell();
  await closeDay(desk, { bankList: LIST });
  await nextDay();
  await refund(wrong);
  await sell();
  const { ways, bank } = await dayToClose(desk, { bankList: LIST });
  expect(ways[1]).toMatchObject({ received: moneyOf(0), refunded: moneyOf(0), expected: moneyOf(0) });
  expect(bank).toMatchObject({ matchedCount: 1, unmatched: [] });
});

test('a payment that was really refunded counts as paid out', async () => {
  await refund(await sell());
  const { ways } = await dayToClose(desk, { bankList: LIST });
  expect(ways[1]).toMatchObject({
    received: moneyOf(130_000),
    refunded: moneyOf(130_000),
    expected: moneyOf(0),
  });
  const closing = await closeDay(desk, { bankList: LIST });
  expect(closing.ways[1]).toMatchObject({ counted: moneyOf(0), difference: moneyOf(0) });
});
