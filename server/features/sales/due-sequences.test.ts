/** Random sales in parts, later payments, refunds, write-offs, freezes and upgrades; books and days are checked after all. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { dayCount } from '#common/memberships/freezing';
import { equalInstalments } from '#common/orders/instalments';
import { DAY_MS } from '#common/time';
import { moneyOf } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import { AppError } from '../../lib/errors';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf } from '../../test/order-calls';
import { Order } from '../orders/order.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';

const GIVEN = process.env['DUE_HISTORIES'];
const HISTORIES = Number(GIVEN ?? 60);
/** The same few in every run, which are known to have all kinds of steps; others if many are asked for. */
const SEED = GIVEN === undefined ? 34 : Date.now();
const TIME_MS = 30_000 + HISTORIES * 600;
const GST = { rateBasisPoints: 1800, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };

let harness: Harness;
let admin: UserActor;
let offers: PlanOffer[];
beforeAll(async () => {
  harness = await startHarness(undefined, { gst: GST, rateLimitScale: 1000 });
  admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  offers = [];
  for (const pricePaise of [130_000, 210_001, 99_999])
    offers.push(
      ...(await createPlanOffers(harness.dataSource, 1, { name: `Plan ${pricePaise}`, pricePaise })),
    );
});
afterAll(() => harness.stop(), TIME_MS);

const KINDS = [
  ...(['collect', 'collect', 'refund', 'refund part', 'write off'] as const),
  ...(['upgrade', 'upgrade', 'pay ahead', 'freeze', 'wait'] as const),
];

/** In thousandths. */
const share = fc.integer({ min: 1, max: 999 });
const history = fc.record({
  offer: fc.nat(2),
  discount: fc.option(share),
  paid: fc.option(share),
  instalments: fc.integer({ min: 1, max: 5 }),
  steps: fc.array(fc.record({ kind: fc.constantFrom(...KINDS), share }), { maxLength: 9 }),
});
type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

const partOf = (paise: number, thousandths: number) => Math.max(1, Math.floor((paise * thousandths) / 1000));

interface Buyer {
  id: string;
  /** Oldest first. */
  orders: string[];
}

type Terms = Partial<Parameters<Harness['services']['deskSales']['renew']>[1]>;

async function buy(buyer: Buyer, offer: PlanOffer, terms: Terms = {}): Promise<void> {
  const { order } = await harness.services.deskSales.renew(admin, {
    userId: buyer.id,
    offerId: offer.id,
    method: 'cash',
    requestKey: randomUUID(),
    ...terms,
  });
  buyer.orders.push(order.id);
}

async function sell({ offer: index, discount, paid, instalments: count }: History): Promise<Buyer> {
  const { dataSource, clock } = harness;
  const offer = offers[index]!;
  const off = discount === null ? 0 : partOf(offer.pricePaise, discount);
  const toPay = offer.pricePaise - off;
  const now = paid === null ? toPay : partOf(toPay, paid);
  const firstOn = addDays(studioDay(clock.ms), 3);
  const instalments = equalInstalments(toPay - now, { firstOn, count: Math.min(count, toPay - now || 1) });
  const buyer: Buyer = { id: (await createUser(dataSource)).id, orders: [] };
  await buy(buyer, offer, {
    discount: discount === null ? null : { amount: moneyOf(off), reason: 'Random' },
    partPayment:
      now === toPay
        ? null
        : {
            amount: moneyOf(now),
            instalments: instalments.map(({ dueOn, amountPaise }) => ({
              dueOn,
              amount: moneyOf(amountPaise),
            })),
          },
  });
  return buyer;
}

async function perform(buyer: Buyer, step: History['steps'][number]): Promise<unknown> {
  const { clock } = harness;
  clock.ms += 1000;
  const { share: thousandths } = step;
  const offer = offers[thousandths % offers.length]!;
  if (step.kind === 'wait') return void (clock.ms += (thousandths % 25) * DAY_MS);
  if (step.kind === 'pay ahead') return buy(buyer, offer);
  if (step.kind === 'upgrade') return upgrade(buyer, offer);
  if (step.kind === 'freeze') return freeze(buyer, thousandths);
  return settle(buyer.orders[thousandths % buyer.orders.length]!, step);
}

async function settle(id: string, step: History['steps'][number]): Promise<unknown> {
  const { dues, orderAdministration } = harness.services;
  const { duePaise, price } = await harness.dataSource.getRepository(Order).findOneByOrFail({ id });
  const amount = moneyOf(partOf(duePaise || price.totalPaise, step.share));
  if (step.kind === 'collect')
    return dues.collect(admin, id, { amount, method: 'cash', requestKey: randomUUID() });
  if (step.kind === 'write off') return dues.writeOff(admin, id, 'Random');
  const part = step.kind === 'refund part' ? { amount } : {};
  return orderAdministration.refund(admin, id, { reason: 'Random', ...part });
}

let upgrades = 0;

/** As the desk does it, by the quote; what is paid ahead keeps its days. */
async function upgrade(buyer: Buyer, offer: PlanOffer): Promise<void> {
  const { saleQuotes } = harness.services;
  const quote = await saleQuotes.of(admin, { userId: buyer.id, offerId: offer.id, isUpgrade: true });
  if (!quote.credit) return;
  const before = await daysAhead(buyer);
  await buy(buyer, offer, { credit: quote.credit.amount, expectedTotal: quote.total });
  expect(await daysAhead(buyer)).toEqual(before);
  upgrades++;
}

async function daysAhead({ id }: Buyer): Promise<number[]> {
  const periods = await harness.services.memberships.periodsOf([id]);
  return periods.filter(({ startsAt }) => startsAt.getTime() > harness.clock.ms).map(dayCount);
}

function freeze({ id }: Buyer, thousandths: number): Promise<unknown> {
  const startsOn = textOfDay(addDays(studioDay(harness.clock.ms), 1 + (thousandths % 9)));
  const member = actorOf({ id, role: 'user' });
  const wanted = { startsOn, days: 3 + (thousandths % 4), requestKey: randomUUID() };
  return harness.services.membershipFreezes.freeze(member, wanted);
}

const LEDGER = (accounts: string) =>
  `(select coalesce(sum(amount_paise), 0) from ledger_entries where order_id = orders.id and account in (${accounts}))`;
const PAID = `(select coalesce(sum(amount_paise), 0) from payments where order_id = orders.id)`;
const RETURNED = `(select coalesce(sum(refunds.amount_paise), 0) from refunds join payments on payments.id = payment_id
  where order_id = orders.id)`;

const CREDITED = `(select coalesce(sum(later.credit_paise), 0) from orders later
  where later.credited_order_id = orders.id and later.status in ('part_paid', 'paid', 'written_off'))`;

/** Invariants as queries that find violations. */
const VIOLATIONS = {
  'a booking that does not sum to zero':
    'select transaction_id from ledger_entries group by transaction_id having sum(amount_paise) <> 0',
  'what a member owes in the books that is not due': `select id from orders where ${LEDGER(`'member'`)} <> due_paise`,
  'what is written off in the books that differs from the order': `
    select id from orders where ${LEDGER(`'written_off'`)} <> written_off_paise`,
  'something due that is not the price less what was paid and written off': `
    select id from orders where status <> 'refunded' and due_paise <> total_paise - ${PAID} - written_off_paise`,
  'money in the books that differs from payments less refunds': `
    select id from orders where ${LEDGER(`'cash'`)} <> ${PAID} - ${RETURNED}`,
  'more returned than was paid': `select id from orders where ${RETURNED} > ${PAID}`,
  'documents that do not add up to the sale in the books': `
    select id from orders where (select sum((content -> 'price' ->> 'totalPaise')::int
      * case kind when 'credit_note' then -1 else 1 end) from receipts where order_id = orders.id)
    <> -${LEDGER(`'sales', 'cgst', 'sgst', 'round_off'`)}`,
  'a price that is not the listed one less discount and credit': `
    select orders.id from orders join plan_offers on plan_offers.id = offer_id
    where total_paise + discount_paise + credit_paise <> price_paise`,
  'more credited and returned than was paid and credited': `
    select id from orders where ${CREDITED} + ${RETURNED} > ${PAID} + credit_paise`,
  'more given for money than was received': `
    select user_id from orders group by user_id having sum(${RETURNED}) > sum(${PAID})`,
  'two periods at the same time': `
    select one.id from membership_periods one join membership_periods other
      on one.user_id = other.user_id and one.line = other.line and one.id <> other.id
    where least(one.ends_at, one.ended_at) > one.starts_at and least(other.ends_at, other.ended_at) > other.starts_at
      and one.starts_at < least(other.ends_at, other.ended_at) and other.starts_at < least(one.ends_at, one.ended_at)`,
  'a credited order whose period still runs': `
    select orders.id from orders join membership_periods on order_id = credited_order_id
    where orders.status in ('part_paid', 'paid', 'written_off') and ended_at is null`,
  'a day without something due, or the other way round': `
    select id from orders where (due_on is null) <> (due_paise = 0)`,
};

test(
  'random histories of sales in parts keep dues, documents and books equal',
  async () => {
    const histories = fc.sample(history, { numRuns: HISTORIES, seed: SEED });
    for (const given of histories) {
      const buyer = await sell(given);
      for (const step of given.steps) await perform(buyer, step).catch(requireRefusal);
    }
    for (const [what, statement] of Object.entries(VIOLATIONS))
      expect(await harness.dataSource.query(statement), `${what} (seed ${SEED})`).toEqual([]);
    const rows = await harness.dataSource.getRepository(Order).find();
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['part_paid', 'paid', 'written_off', 'refunded']),
    );
    expect(upgrades).toBeGreaterThan(HISTORIES / 20);
  },
  TIME_MS,
);

function requireRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
