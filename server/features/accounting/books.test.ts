/** Random histories of a studio: for each month, the files for the accountant add up to what the ledger has booked. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { DAY_MS } from '#common/time';
import type { UserActor } from '../../lib/actor';
import { moneyOf, type Money } from '../../graphql/money.type';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { onlineGateway } from '../../test/online-gateway';
import { actorOf } from '../../test/order-calls';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { bookedMonths, checkBalances, checkMonth } from './testing/books-check';

const gst = { rateBasisPoints: 1800, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };
const PRICES = [130_000, 210_001, 333_333, 99_999, 640_000];

let harness: Harness;
let admin: UserActor;
let members: UserActor[];
let offers: PlanOffer[];
beforeAll(async () => {
  harness = await startHarness(undefined, { gst, rateLimitScale: 1000, gateways: [onlineGateway().gateway] });
  admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  members = [];
  for (let n = 0; n < 5; n++) members.push(actorOf(await createUser(harness.dataSource)));
  offers = [];
  for (const [index, pricePaise] of PRICES.entries())
    offers.push(...(await createPlanOffers(harness.dataSource, 1, { name: `Plan ${index}`, pricePaise })));
});
afterAll(() => harness.stop());

const which = fc.nat({ max: 1000 });
const kind = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: kind('desk', 'online', 'online twice', 'in parts'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('place', 'refund'), which }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('refund a part'), which }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('collect', 'write off'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('rate'), which: fc.constantFrom(0, 500, 1800) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('wait'), which: fc.nat(25) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function place(number: number): Promise<{ id: string; totalPaise: number }> {
  const { orders, pricing } = harness.services;
  const offer = offers[number % offers.length]!;
  const { totalPaise } = pricing.of(offer.pricePaise);
  const input = { offerId: offer.id, expectedTotal: moneyOf(totalPaise), requestKey: randomUUID() };
  const { order } = await orders.place(members[number % members.length]!, input);
  return { id: order.id, totalPaise };
}

/** Sells a plan at the desk; half of the price is due later. */
async function sellInParts(number: number): Promise<string> {
  const { deskSales, pricing } = harness.services;
  const offer = offers[number % offers.length]!;
  const { totalPaise } = pricing.of(offer.pricePaise);
  const later = Math.floor(totalPaise / 2);
  const dueOn = textOfDay(addDays(studioDay(harness.clock.ms), 20));
  const { order } = await deskSales.sell(admin, {
    memberId: (await createUser(harness.dataSource)).id,
    offerId: offer.id,
    method: 'cash',
    requestKey: randomUUID(),
    partPayment: { amount: moneyOf(totalPaise - later), instalments: [{ dueOn, amount: moneyOf(later) }] },
  });
  return order.id;
}

async function refund(orderId: string | undefined, part: { amount?: Money }): Promise<void> {
  if (orderId === undefined) return;
  const { orderAdministration } = harness.services;
  await orderAdministration.refund(admin, orderId, { reason: 'Moved', ...part }).catch(() => undefined);
  return runRefunds();
}

async function collect(orderId: string | undefined, number: number): Promise<void> {
  if (orderId === undefined) return;
  const payment = { amount: moneyOf(1 + number * 31), method: 'cash', requestKey: randomUUID() } as const;
  await harness.services.dues.collect(admin, orderId, payment).catch(() => null);
}

async function writeOff(orderId: string | undefined): Promise<void> {
  if (orderId !== undefined) await harness.services.dues.writeOff(admin, orderId, 'Moved').catch(() => null);
}

async function capture({ id, totalPaise }: { id: string; totalPaise: number }): Promise<void> {
  await harness.services.payments.record({
    gateway: 'razorpay',
    orderId: id,
    gatewayPaymentId: `pay_${randomUUID()}`,
    amountPaise: totalPaise,
    status: 'captured',
  });
}

/** Steps that the studio refuses, such as a refund of more than is left, change nothing. */
const perform = async (paid: string[], { kind: what, which: number }: Step): Promise<void> => {
  if (what === 'wait') return void (harness.clock.ms += number * DAY_MS);
  if (what === 'rate') return void (gst.rateBasisPoints = number);
  const chosen = paid[number % Math.max(1, paid.length)];
  if (what === 'refund') return refund(chosen, {});
  if (what === 'refund a part') return refund(chosen, { amount: moneyOf(1 + number * 97) });
  if (what === 'collect') return collect(chosen, number);
  if (what === 'write off') return writeOff(chosen);
  if (what === 'in parts') return void (await sellInParts(number).then((id) => paid.push(id)));
  const order = await place(number).catch(() => null);
  if (!order || what === 'place') return;
  paid.push(order.id);
  if (what === 'desk')
    return void (await harness.services.orderAdministration
      .confirm(admin, order.id, { method: 'upi' })
      .catch(() => null));
  await capture(order);
  if (what === 'online twice') await capture(order);
};

async function runRefunds(): Promise<void> {
  const waiting = await harness.dataSource.query<{ id: string }[]>(
    `select id from refunds where status = 'requested'`,
  );
  for (const { id } of waiting) await harness.services.refunds.carryOut(id, { isLast: false });
}

test('for any month the files add up to the ledger, to the paisa', async () => {
  const paid: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 70 }), async (steps) => {
      for (const one of steps) await perform(paid, one);
      await runRefunds();
    }),
    // The history of all runs is one, in one database, so it cannot be shrunk.
    { numRuns: 3, endOnFailure: true },
  );
  const months = await bookedMonths(harness);
  expect(months.length).toBeGreaterThan(3);
  const sum = { payments: 0, refunds: 0, invoices: 0, credit_notes: 0 };
  for (const month of months) {
    const counts = await checkMonth(harness, admin, month);
    for (const file of ['payments', 'refunds', 'invoices', 'credit_notes'] as const)
      sum[file] += counts[file];
  }
  await checkBalances(harness, admin, months);
  const [rows] = await harness.dataSource.query<[typeof sum]>(`select
    (select count(*)::int from payments where status = 'captured') as payments,
    (select count(*)::int from refunds where status = 'done' and amount_paise > 0) as refunds,
    (select count(*)::int from receipts where kind <> 'credit_note') as invoices,
    (select count(*)::int from receipts where kind = 'credit_note') as credit_notes`);
  expect(sum).toEqual(rows);
  expect(Math.min(...Object.values(sum))).toBeGreaterThan(5);
}, 120_000);
