/**
 * Runs random sequences of actions by members, admins, the gateway, the clock and failing calls on an order and its
 * money, and checks invariants afterwards. MONEY_SEED repeats a failed run; MONEY_SEQUENCES sets the number of
 * sequences (300 by default).
 */
import { randomInt } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER_STATUSES, REFUND_CAUSES, REFUND_STATUSES } from '#common/orders/status-transitions';
import { User } from '../accounts/user.entity';
import { refundsOfOrders } from '../orders/order.loaders';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness } from '../../test/harness';
import { orderInput, actorOf } from '../../test/order-calls';
import { razorpayGateway } from './razorpay-gateway';
import { MoneySequence } from './testing/money-sequence';
import { MoneySite } from './testing/money-site';
import { sequences, type Step } from './testing/money-steps';

const SEQUENCES = Number(process.env['MONEY_SEQUENCES'] ?? 100);
const CONCURRENCY = 8;
/** Generous, since a busy machine is several times slower. */
const TIME_MS = 600_000;
const GST = { rateBasisPoints: 1800, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };
const SETTINGS = { keyId: 'rzp_test', keySecret: 'secret', webhookSecrets: [], apiUrl: undefined };

const seed = Number(process.env['MONEY_SEED'] ?? randomInt(2 ** 31));
const site = new MoneySite();
const done: { sequence: MoneySequence; steps: Step[] }[] = [];

beforeAll(async () => {
  site.harness = await startHarness(undefined, {
    gst: GST,
    rateLimitScale: 1_000_000,
    logLevel: 'silent',
    gateways: [razorpayGateway(SETTINGS, site.calls)],
  });
  const { dataSource } = site.harness;
  site.admin = actorOf(await createUser(dataSource, { role: 'admin' }));
  const [offer] = await createPlanOffers(dataSource, 1, { pricePaise: 130_007 });
  site.choice = () => orderInput(offer!);
});
afterAll(() => site.harness.stop());

/** Inserts copies of one member, because hashing a password for each would take longer than the rest of the test. */
async function members(count: number) {
  const { dataSource } = site.harness;
  const { id: _own, ...one } = await createUser(dataSource);
  const copies = Array.from({ length: count }, (_, n) => ({
    ...one,
    email: `member-${n}@example.com`,
    phone: null,
    userName: null,
  }));
  const { identifiers } = await dataSource.getRepository(User).insert(copies);
  return identifiers.map(({ id }) => actorOf({ id: id as string, role: 'user' }));
}

/** Runs the regular jobs until payments and refunds are settled, with a working gateway and without events. */
async function settle(): Promise<void> {
  const { services, dataSource } = site.harness;
  let skip: number | null = 0;
  const span = { fromMs: 0, toMs: site.harness.clock.ms + 1000 };
  while (skip !== null) {
    await services.paymentReconciliation.reconcilePage({ gateway: 'razorpay', ...span, skip });
    skip = skip + 100 < site.account.payments.size ? skip + 100 : null;
  }
  for (let round = 0; round < 2; round++) {
    const open = await dataSource.query<{ id: string }[]>(
      `select id from refunds where status in ('requested', 'pending')`,
    );
    site.account.refundOutcome = 'processed';
    for (const { sequence } of done) Object.assign(sequence, { refundOutcome: 'processed', fault: 'none' });
    for (const { id } of open) await services.refunds.carryOut(id, { isLast: false });
  }
}

const PAYMENTS = `
  select orders.id as "orderId", orders.status, gateway_payment_id as "id", payments.amount_paise as amount,
    coalesce(sum(refunds.amount_paise) filter (where refunds.status = 'done'), 0)::int as returned,
    coalesce(sum(refunds.amount_paise) filter (where refunds.status <> 'failed' and refunds.status <> 'requested'
      and by_hand is null), 0)::int as "atGateway",
    coalesce(bool_or(cause <> 'gateway'), false) as "mustReturn",
    coalesce(bool_or(refunds.status in ('requested', 'pending') or refunds.status = 'failed' and cause <> 'gateway'), false)
      as "isOpen"
  from payments join orders on orders.id = order_id left join refunds on payment_id = payments.id
  where payments.status = 'captured' and gateway_payment_id is not null
  group by orders.id, payments.id`;

interface PaymentRow {
  orderId: string;
  status: string;
  id: string;
  amount: number;
  returned: number;
  atGateway: number;
  mustReturn: boolean;
  isOpen: boolean;
}

/** Returns the problem with a payment that was captured at the gateway, or null. */
function problemOf(payment: PaymentRow | undefined, local: { id: string; amount: number; status: string }) {
  const refunded = [...site.account.refunds.values()]
    .filter((one) => one.payment_id === local.id && one.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (!payment) return refunded === local.amount ? null : 'a captured payment is not in the database';
  const { status, returned, atGateway, mustReturn, isOpen } = payment;
  if (refunded > local.amount || returned > local.amount) return 'more was refunded than was paid';
  if (refunded !== atGateway) return 'the refunds at the gateway are not in the database';
  if (mustReturn && returned < local.amount && !isOpen) return 'money is owed without an open refund';
  if (!mustReturn && status !== 'paid') return 'money was kept for an order that is not paid';
  return null;
}

/** Invariants of the books as queries; each finds orders that violate it. */
const BOOK_VIOLATIONS = {
  'a booking that does not sum to zero': `select order_id as id from ledger_entries
    group by order_id, transaction_id having sum(amount_paise) <> 0`,
  'received money in the ledger that differs from payments less refunds': `
    select orders.id from orders
    where (select coalesce(sum(amount_paise), 0) from ledger_entries
      where order_id = orders.id and account in ('cash', 'gateway'))
    <> (select coalesce(sum(amount_paise), 0) from payments
      where order_id = orders.id and status = 'captured')
    - (select coalesce(sum(refunds.amount_paise), 0) from refunds join payments on payments.id = payment_id
      where order_id = orders.id and refunds.status = 'done')`,
  'a member balance that differs from the open refunds': `
    select orders.id from orders
    where (select coalesce(sum(amount_paise), 0) from ledger_entries
      where order_id = orders.id and account = 'member')
    <> -(select coalesce(sum(refunds.amount_paise), 0) from refunds join payments on payments.id = payment_id
      where order_id = orders.id and (refunds.status in ('requested', 'failed') and cause <> 'gateway'
        or refunds.status = 'pending' and exists (
          select 1 from refunds own where own.payment_id = payments.id and own.cause <> 'gateway')))`,
  'a sale of an order that is not paid': `
    select orders.id from orders join ledger_entries on order_id = orders.id and account in ('sales', 'cgst', 'sgst')
    where orders.status <> 'paid' group by orders.id having sum(amount_paise) <> 0`,
  'receipts that do not add up to the sales in the ledger': `
    select orders.id from orders
    where (select coalesce(sum((content -> 'price' ->> 'totalPaise')::int
        * case kind when 'credit_note' then -1 else 1 end), 0) from receipts where order_id = orders.id)
    <> -(select coalesce(sum(amount_paise), 0) from ledger_entries
      where order_id = orders.id and account in ('sales', 'cgst', 'sgst', 'round_off'))`,
  'a membership without a paid order, or a paid order without a membership': `
    select orders.id from orders left join membership_periods
      on order_id = orders.id and ended_at is null
    group by orders.id having count(membership_periods.id) <> (orders.status = 'paid')::int`,
  'a paid or refunded order that not exactly one payment paid': `
    select orders.id from orders left join payments on order_id = orders.id and payments.status = 'captured'
      and not exists (select 1 from refunds where payment_id = payments.id and cause = 'unused')
    group by orders.id having count(payments.id) <> (orders.status in ('paid', 'refunded'))::int`,
};

/** Statuses of orders and refunds, and causes of refunds. */
const STATES = `select status as state from orders
  union select 'refund ' || status from refunds union select 'refund: ' || cause from refunds`;

function fail(what: string, orderId: string): never {
  const { steps } = done.find(({ sequence }) => sequence.orderId === orderId) ?? {};
  throw new Error(`${what}\nMONEY_SEED=${seed}\n${JSON.stringify(steps)}`);
}

test(
  `after ${SEQUENCES} random sequences the books balance and no money is unaccounted for`,
  async () => {
    const drawn = fc.sample(sequences, { numRuns: SEQUENCES, seed });
    const owners = await members(SEQUENCES + 1);
    let next = 0;
    const worker = async () => {
      for (let n = next++; n < SEQUENCES; n = next++) {
        const [sequence, steps] = [new MoneySequence(site, owners[n]!), drawn[n]!];
        done.push({ sequence, steps });
        await sequence.run(steps).catch((error: unknown) => fail(String(error), sequence.orderId));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    // Leaves an unpaid order, which a later sequence might let expire.
    await new MoneySequence(site, owners[SEQUENCES]!).run([]);
    const { dataSource, services } = site.harness;
    const reached = await dataSource.query<{ state: string }[]>(STATES);
    await settle();

    const rows = await dataSource.query<PaymentRow[]>(PAYMENTS);
    const known = new Map(rows.map((row) => [row.id, row]));
    for (const local of site.account.payments.values()) {
      if (!local.captured) continue;
      const problem = problemOf(known.get(local.id), local);
      if (problem) fail(problem, site.of.get(local.order_id)?.orderId ?? '');
    }
    for (const [what, statement] of Object.entries(BOOK_VIOLATIONS)) {
      const [found] = await dataSource.query<{ id: string }[]>(statement);
      if (found) fail(what, found.id);
    }

    const listed = await services.orderLists.all(
      { filter: { hasOpenRefund: true }, orderBy: { field: 'placedAt', direction: 'desc' } },
      { first: SEQUENCES, sizeMax: SEQUENCES },
    );
    const open = new Set(rows.filter(({ isOpen }) => isOpen).map(({ orderId }) => orderId));
    expect(new Set(listed.rows.map(({ id }) => id))).toEqual(open);
    const shown = await refundsOfOrders([...open], services);
    for (const id of open) if (!shown.has(id)) fail('an open refund is not shown', id);

    // Guards against sequences that no longer reach the interesting states.
    expect(reached.map(({ state }) => state).sort()).toEqual(
      [
        // The steps have no payments in parts; desk-histories.test.ts has.
        ...ORDER_STATUSES.filter((status) => status !== 'part_paid' && status !== 'written_off'),
        ...REFUND_STATUSES.map((status) => `refund ${status}`),
        ...REFUND_CAUSES.map((cause) => `refund: ${cause}`),
      ].sort(),
    );
    expect(open.size).toBeGreaterThan(SEQUENCES / 400);
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['paid', 'refunded', 'cancelled', 'rejected']),
    );
  },
  TIME_MS,
);
