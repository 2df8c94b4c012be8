/** Random sales in parts, later payments, refunds and write-offs; the books are checked after each history. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, studioDay } from '#common/calendar';
import { equalInstalments } from '#common/orders/instalments';
import { moneyOf } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import { AppError } from '../../lib/errors';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf } from '../../test/order-calls';
import { Order } from '../orders/order.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';

const HISTORIES = Number(process.env['DUE_HISTORIES'] ?? 60);
const TIME_MS = 30_000 + HISTORIES * 200;
const GST = { rateBasisPoints: 1800, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };

let harness: Harness;
let admin: UserActor;
let offers: PlanOffer[];
beforeAll(async () => {
  harness = await startHarness(undefined, { gst: GST });
  admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  offers = [];
  for (const pricePaise of [130_000, 210_001, 99_999])
    offers.push(
      ...(await createPlanOffers(harness.dataSource, 1, { name: `Plan ${pricePaise}`, pricePaise })),
    );
});
afterAll(() => harness.stop(), TIME_MS);

/** In thousandths. */
const share = fc.integer({ min: 1, max: 999 });
const history = fc.record({
  offer: fc.nat(2),
  discount: fc.option(share),
  paid: fc.option(share),
  instalments: fc.integer({ min: 1, max: 5 }),
  steps: fc.array(
    fc.record({ kind: fc.constantFrom('collect', 'collect', 'refund', 'refund part', 'write off'), share }),
    { maxLength: 6 },
  ),
});
type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

const partOf = (paise: number, thousandths: number) => Math.max(1, Math.floor((paise * thousandths) / 1000));

async function sell({ offer: index, discount, paid, instalments: count }: History): Promise<string> {
  const { services, dataSource, clock } = harness;
  const offer = offers[index]!;
  const off = discount === null ? 0 : partOf(offer.pricePaise, discount);
  const toPay = offer.pricePaise - off;
  const now = paid === null ? toPay : partOf(toPay, paid);
  const firstOn = addDays(studioDay(clock.ms), 3);
  const instalments = equalInstalments(toPay - now, { firstOn, count: Math.min(count, toPay - now || 1) });
  const { order } = await services.deskSales.renew(admin, {
    userId: (await createUser(dataSource)).id,
    offerId: offer.id,
    method: 'cash',
    requestKey: randomUUID(),
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
  return order.id;
}

async function perform(id: string, step: History['steps'][number]): Promise<unknown> {
  const { dues, orderAdministration } = harness.services;
  const { duePaise, price } = await harness.dataSource.getRepository(Order).findOneByOrFail({ id });
  harness.clock.ms += 1000;
  const amount = moneyOf(partOf(duePaise || price.totalPaise, step.share));
  if (step.kind === 'collect')
    return dues.collect(admin, id, { amount, method: 'cash', requestKey: randomUUID() });
  if (step.kind === 'write off') return dues.writeOff(admin, id, 'Random');
  const part = step.kind === 'refund part' ? { amount } : {};
  return orderAdministration.refund(admin, id, { reason: 'Random', ...part });
}

const LEDGER = (accounts: string) =>
  `(select coalesce(sum(amount_paise), 0) from ledger_entries where order_id = orders.id and account in (${accounts}))`;
const PAID = `(select coalesce(sum(amount_paise), 0) from payments where order_id = orders.id)`;
const RETURNED = `(select coalesce(sum(refunds.amount_paise), 0) from refunds join payments on payments.id = payment_id
  where order_id = orders.id)`;

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
  'a day without something due, or the other way round': `
    select id from orders where (due_on is null) <> (due_paise = 0)`,
};

test(
  'random histories of sales in parts keep dues, documents and books equal',
  async () => {
    const histories = fc.sample(history, HISTORIES);
    for (const given of histories) {
      const id = await sell(given);
      for (const step of given.steps) await perform(id, step).catch(requireRefusal);
    }
    for (const [what, statement] of Object.entries(VIOLATIONS))
      expect(await harness.dataSource.query(statement), what).toEqual([]);
    const rows = await harness.dataSource.getRepository(Order).find();
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['part_paid', 'paid', 'written_off', 'refunded']),
    );
  },
  TIME_MS,
);

function requireRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
