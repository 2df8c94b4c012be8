/** Random histories of a front desk: every paisa of the ledger is in exactly one closing, or counts for an open day. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#common/time';
import { moneyOf } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, orderInput } from '../../test/order-calls';
import type { PlanOffer } from '../plans/plan-offer.entity';

let harness: Harness;
let admin: UserActor;
let offer: PlanOffer;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
});
afterAll(() => harness.stop());

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('sell' as const), by: fc.constantFrom('cash', 'upi', 'card') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('move' as const), rupees: fc.integer({ min: -500, max: 500 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('close' as const), short: fc.nat(100) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
  // Also back: a clock may be set wrong.
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: -2, max: 3 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const requestKey = () => randomUUID();

async function sell(method: string): Promise<void> {
  const { orders, orderAdministration } = harness.services;
  const member = actorOf(await createUser(harness.dataSource));
  const { order } = await orders.place(member, orderInput(offer));
  const reference =
    method === 'upi' ? String(Date.now()).slice(-4) + String(Math.random()).slice(2, 10) : null;
  await orderAdministration.confirm(admin, order.id, { method: method as 'cash', reference });
}

/** Refused if the day cannot be closed; then nothing changes. */
async function close(shortPaise: number): Promise<void> {
  const { day, version, ways } = await harness.services.dayFigures.read({});
  const expected = (way: string) => ways.find((one) => one.way === way)!.expectedPaise;
  const counted = Math.max(0, expected('cash') - shortPaise);
  const closing = {
    day,
    version,
    notes: [],
    otherCash: moneyOf(counted),
    upi: moneyOf(expected('upi')),
    card: moneyOf(expected('card')),
    differences: [{ way: 'cash', reason: 'Short' }],
    leftInDrawer: moneyOf(Math.min(counted, 20_000)),
    handedOverTo: 'Meera',
    requestKey: requestKey(),
  };
  await harness.services.dayClosings.close(admin, closing).catch(() => undefined);
}

async function reopen(): Promise<void> {
  const [last] = await harness.dataSource.query<{ id: string }[]>(
    `select id from day_closings where day = last_closed_day()
     and not exists (select from day_reopenings where closing_id = day_closings.id)`,
  );
  if (!last) return;
  await harness.services.dayClosings.reopen(admin, {
    id: last.id,
    reason: 'Again',
    requestKey: requestKey(),
  });
}

async function perform(one: Step): Promise<void> {
  if (one.kind === 'sell') return sell(one.by);
  if (one.kind === 'close') return close(one.short);
  if (one.kind === 'reopen') return reopen();
  if (one.kind === 'wait') return void (harness.clock.ms += one.days * DAY_MS);
  if (one.rupees === 0) return;
  const amount = moneyOf(Math.abs(one.rupees) * 100);
  const movement = { isOut: one.rupees < 0, amount, reason: 'Change', requestKey: requestKey() };
  await harness.services.cashMovements.move(admin, movement);
}

/** The closings that stand, each with what the ledger has for its days now. */
const CLOSINGS = `
  select day_closings.*, (
    select coalesce(sum(amount_paise), 0) from ledger_entries
    where account = 'cash' and business_day between covers_from and day
  )::int as booked
  from day_closings where not exists (select from day_reopenings where closing_id = day_closings.id)
  order by day`;

interface Closing {
  day: string;
  covers_from: string;
  float_paise: string;
  left_paise: string;
  ways: { way: string; receivedPaise: number; refundedPaise: number; expectedPaise: number }[];
  movements: { amountPaise: number }[];
  booked: number;
}

test('closings follow each other without gaps, and what they counted never changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
      for (const one of steps) await perform(one);
      const closings = await harness.dataSource.query<Closing[]>(CLOSINGS);
      const [first] = await harness.dataSource.query<{ day: string }[]>(
        'select min(covers_from) as day from day_closings',
      );
      for (const [index, closing] of closings.entries()) {
        const desk = closing.ways.filter(({ way }) => way !== 'online');
        const money = desk.reduce((sum, way) => sum + way.receivedPaise - way.refundedPaise, 0);
        const moved = closing.movements.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
        expect(money + moved, closing.day).toBe(closing.booked);
        const before = closings[index - 1];
        if (!before) {
          expect(closing.covers_from).toEqual(first!.day);
          continue;
        }
        expect(Date.parse(closing.covers_from) - Date.parse(before.day)).toBe(DAY_MS);
        expect(closing.float_paise).toBe(before.left_paise);
      }
    }),
    // The history of all runs is one, in one database, so it cannot be shrunk.
    { numRuns: 3, endOnFailure: true },
  );
  const [count] = await harness.dataSource.query<{ closings: number; reopened: number }[]>(
    `select (select count(*)::int from day_closings) as closings, (select count(*)::int from day_reopenings) as reopened`,
  );
  expect(count!.closings).toBeGreaterThan(5);
}, 120_000);
