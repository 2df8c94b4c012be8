import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taxed } from '#common/plans/gst';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { buyAndRefund, orderInput, actorOf } from '../../test/order-calls';
import { paymentLines, reversed, saleLines, type BookingLine } from './bookings';

let harness: Harness;
let orderId: string;
beforeAll(async () => {
  harness = await startHarness();
  const user = await createUser(harness.dataSource);
  await buyAndRefund(harness, user);
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  orderId = (await harness.services.orders.place(actorOf(user), orderInput(offer!))).order.id;
});
afterAll(() => harness.stop());

const sum = (lines: BookingLine[]) => lines.reduce((total, { amountPaise }) => total + amountPaise, 0);

const price = fc.integer({ min: 1, max: 2_000_000_000 });
const rule = fc.record({ rateBasisPoints: fc.integer({ min: 0, max: 5000 }), isInclusive: fc.boolean() });

test('sale and payment bookings of 10,000 random orders sum to zero, and their reversals clear every account', () => {
  fc.assert(
    fc.property(
      price,
      rule,
      fc.constantFrom('cash' as const, 'gateway' as const),
      (paise, given, account) => {
        const amounts = taxed(paise, given);
        const sale = saleLines(amounts);
        const payment = paymentLines(amounts.totalPaise, account);
        for (const lines of [sale, payment, reversed(sale), reversed(payment)]) expect(sum(lines)).toBe(0);
        const left = new Map<string, number>();
        for (const line of [...sale, ...payment, ...reversed(sale), ...reversed(payment)]) {
          left.set(line.account, (left.get(line.account) ?? 0) + line.amountPaise);
        }
        expect([...left.values()].every((balance) => balance === 0)).toBe(true);
        expect(
          [...sale, ...payment]
            .filter(({ account: one }) => one === 'member')
            .map(({ amountPaise }) => amountPaise),
        ).toEqual([amounts.totalPaise, -amounts.totalPaise]);
        expect(sale.every(({ amountPaise }) => amountPaise !== 0)).toBe(true);
      },
    ),
    { numRuns: 10_000 },
  );
});

const insert = (lines: [account: string, paise: number][], transactionId = randomUUID(), kind = 'sale') => {
  const subjectId = randomUUID();
  return harness.dataSource.transaction(async (manager) => {
    for (const [account, paise] of lines) {
      await manager.query(
        `insert into ledger_entries (transaction_id, kind, subject_id, order_id, account, amount_paise, booked_at)
         values ($1, $2, $3, $4, $5, $6, now())`,
        [transactionId, kind, subjectId, orderId, account, paise],
      );
    }
  });
};

const countOf = async () =>
  Number((await harness.dataSource.query('select count(*) from ledger_entries'))[0].count);

test('the database accepts a balanced booking whose lines are inserted one by one', async () => {
  const before = await countOf();
  await insert([
    ['member', 130_000],
    ['sales', -100_000],
    ['cgst', -15_000],
    ['sgst', -15_000],
  ]);
  expect(await countOf()).toBe(before + 4);
});

test('the database rejects a booking that does not balance, even when written with plain SQL', async () => {
  const before = await countOf();
  await expect(insert([['member', 130_000]])).rejects.toThrow('does not sum to zero');
  await expect(
    insert([
      ['member', 130_000],
      ['sales', -129_999],
    ]),
  ).rejects.toThrow('does not sum to zero');
  const transactionId = randomUUID();
  await insert(
    [
      ['member', 1],
      ['sales', -1],
    ],
    transactionId,
  );
  await expect(insert([['cash', 1]], transactionId)).rejects.toThrow('does not sum to zero');
  expect(await countOf()).toBe(before + 2);
});

test.each([
  [
    'an unknown account',
    [
      ['pocket', 1],
      ['sales', -1],
    ],
    'ledger_entries_account_is_known',
  ],
  ['an amount of zero', [['member', 0]], 'ledger_entries_move_money'],
  [
    'the same line twice',
    [
      ['member', 1],
      ['member', -1],
    ],
    'ledger_entries_booked_once',
  ],
] as [string, [string, number][], string][])('the database rejects %s', async (_what, lines, constraint) => {
  await expect(insert(lines)).rejects.toThrow(constraint);
});

test.each([
  'update ledger_entries set amount_paise = amount_paise * 2',
  'delete from ledger_entries',
  'truncate ledger_entries',
  'truncate ledger_entries cascade',
])('ledger entries cannot be changed or deleted: %s', async (statement) => {
  const before = await countOf();
  expect(before).toBeGreaterThan(0);
  await expect(harness.dataSource.query(statement)).rejects.toThrow('only ever added');
  expect(await countOf()).toBe(before);
});

test('an order with ledger entries cannot be deleted', async () => {
  await expect(harness.dataSource.query('delete from orders')).rejects.toThrow(/violates|restrict/);
});

test('the database rejects a second booking of the same sale', async () => {
  const [sale] = await harness.dataSource.query<{ order_id: string }[]>(
    `select distinct order_id from ledger_entries where kind = 'sale' and subject_id = order_id limit 1`,
  );
  const again = harness.dataSource.query(
    `insert into ledger_entries (transaction_id, kind, subject_id, order_id, account, amount_paise, booked_at)
     select gen_random_uuid(), kind, subject_id, order_id, account, amount_paise, now()
     from ledger_entries where kind = 'sale' and order_id = $1`,
    [sale!.order_id],
  );
  await expect(again).rejects.toThrow('ledger_entries_booked_once');
});
