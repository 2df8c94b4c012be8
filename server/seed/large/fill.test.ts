import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataSource } from '../../composition/data-source';
import type { Order } from '../../features/orders/order.entity';
import { contentOf } from '../../features/receipts/receipt-content';
import { Receipt } from '../../features/receipts/receipt.entity';
import { documentNumber, fiscalYearOf, seriesOf } from '../../features/receipts/receipt-number';
import type { Passwords } from '../../lib/passwords';
import { summaryDifferences } from '../../test/summaries';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { seedContent } from '../content';
import { seedDemoData } from '../demo-data';
import { fillLargeStudio, type Progress } from './fill';
import { sizeOf } from './large-studio';

const SIZE = sizeOf(600);
const QUICK = { hash: () => Promise.resolve('a hash') } as unknown as Passwords;

let database: TestDatabase;
let dataSource: DataSource;
const before: Record<string, number> = {};
let indexesBefore: unknown;
const progress: Progress[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  await seedContent(dataSource);
  await seedDemoData(dataSource, QUICK, Date.now());
  for (const table of TABLES) before[table] = await countOf(table);
  indexesBefore = await indexes();
  await fillLargeStudio(dataSource, SIZE, (one) => progress.push(one));
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const TABLES = ['users', 'activities', 'reviews', 'orders', 'receipts', 'document_counters'];

const one = async (query: string) => (await dataSource.query<Record<string, unknown>[]>(query))[0]!;
const countOf = async (from: string) =>
  (await one(`select count(*)::int as count from ${from}`))['count'] as number;
const added = async (table: string) => (await countOf(table)) - before[table]!;
const indexes = () =>
  dataSource.query(
    `select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`,
  );

test('adds as many members, visits, orders and reviews as wanted', async () => {
  expect(await added('users')).toBe(SIZE.members);
  expect(await added('activities')).toBe(SIZE.activities);
  expect(await added('orders')).toBe(SIZE.orders);
  expect(await added('reviews')).toBe(SIZE.reviews);
});

test('reports how far it is, up to the end', () => {
  const done = progress.map((step) => step.done);
  expect(done).toEqual([...done].sort((some, other) => some - other));
  expect(done[0]).toBeGreaterThan(0);
  expect(done.at(-1)).toBe(1);
});

test('all indexes exist again', async () => {
  expect(await indexes()).toEqual(indexesBefore);
});

/** SQL: for each foreign key, how many rows refer to none. */
const REFERENCES = `
  select conname as name, format(
    'select count(*)::int as count from %s as one where not exists (select from %s as other where %s) and %s',
    conrelid::regclass, confrelid::regclass,
    (select string_agg(format('other.%I = one.%I', target.attname, source.attname), ' and ')
     from unnest(conkey, confkey) as keys (source_key, target_key)
     join pg_attribute as source on source.attrelid = conrelid and source.attnum = source_key
     join pg_attribute as target on target.attrelid = confrelid and target.attnum = target_key),
    (select string_agg(format('one.%I is not null', attname), ' and ')
     from pg_attribute where attrelid = conrelid and attnum = any (conkey))
  ) as query from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

test('every foreign key refers to a row, although they were not checked', async () => {
  const keys = await dataSource.query<{ name: string; query: string }[]>(REFERENCES);
  expect(keys.length).toBeGreaterThan(30);
  for (const { name, query } of keys) expect({ name, ...(await one(query)) }).toEqual({ name, count: 0 });
});

test('every booking sums to zero, and every account has what the orders say', async () => {
  const unbalanced = 'select transaction_id from ledger_entries group by 1 having sum(amount_paise) <> 0';
  expect(await countOf(`(${unbalanced}) as unbalanced`)).toBe(0);
  const sums = `select
    (select sum(total_paise) from orders where status = 'paid')::int as orders,
    (select sum(amount_paise) from payments join orders on orders.id = order_id where orders.status = 'paid')::int as payments,
    -(select sum(amount_paise) from ledger_entries where account = 'sales')::int as sales,
    (select sum(amount_paise) from ledger_entries where account = 'cash' and kind <> 'cash_movement')::int as cash,
    (select sum((content -> 'price' ->> 'totalPaise')::int * case kind when 'credit_note' then -1 else 1 end)
     from receipts)::int as receipts,
    (select sum(received_paise - refunded_paise) from revenue_days)::int as revenue`;
  const { orders, ...others } = await one(sums);
  expect(orders).toBeGreaterThan(0);
  expect(new Set(Object.values(others))).toEqual(new Set([orders]));
});

test('every paid order has a payment, a sale and a membership, and no other order has any', async () => {
  const paid = `orders where status = 'paid' and request_key like 'large-studio-%'`;
  const sold = await countOf(paid);
  expect(sold).toBeLessThan(SIZE.orders);
  expect(await added('receipts')).toBe(sold);
  for (const rows of [
    'payments',
    'membership_periods',
    `(select order_id from ledger_entries where kind = 'sale' group by 1)`,
    `(select subject_id as order_id from journal where type = 'order.paid')`,
  ])
    expect(await countOf(`${rows} as found where order_id in (select id from ${paid})`)).toBe(sold);
  const others = `orders where status <> 'paid' and request_key like 'large-studio-%'`;
  for (const rows of ['payments', 'receipts', 'membership_periods', 'ledger_entries'])
    expect(await countOf(`${rows} where order_id in (select id from ${others})`)).toBe(0);
});

const SERIES = seriesOf('BH').sold;

test('receipts are numbered without gaps in every financial year, and go on after the last one', async () => {
  const receipts = await dataSource
    .getRepository(Receipt)
    .find({ where: { kind: 'receipt' }, order: { number: 'ASC' } });
  const counters = await dataSource.query<{ fiscal_year: string; last: number }[]>(
    'select fiscal_year, last from document_counters where series = $1 order by fiscal_year',
    [SERIES],
  );
  expect(counters.length).toBeGreaterThan(2);
  const expected = counters.flatMap(({ fiscal_year: year, last }) =>
    Array.from({ length: last }, (_, index) => documentNumber(SERIES, year, index + 1)),
  );
  expect(receipts.map(({ number }) => number)).toEqual(expected);
  for (const { fiscalYear, issuedAt } of receipts) expect(fiscalYear).toBe(fiscalYearOf(issuedAt.getTime()));
});

test('a receipt says what the receipt of such an order says', async () => {
  const receipts = await dataSource
    .getRepository(Receipt)
    .find({ where: { kind: 'receipt' }, relations: { order: { user: true } } });
  const payments = await dataSource.query<{ order_id: string; method: string }[]>('select * from payments');
  const methodOf = new Map(payments.map(({ order_id: id, method }) => [id, method]));
  for (const receipt of receipts) {
    const order: Order = receipt.order;
    const { name, email } = order.user!;
    const given = { recipient: name ?? email!, paidBy: methodOf.get(order.id)!, legalName: '' };
    expect(receipt.content).toEqual(contentOf(order, receipt, given));
  }
});

test('memberships last as many months as their plan, to the end of a day, and begin with the account at the earliest', async () => {
  const wrong = `membership_periods join users on users.id = user_id
    where email like '%@members.example' and (starts_at < users.created_at or starts_at > now()
      or (ends_at at time zone 'Asia/Kolkata')::time <> '00:00'
      or (ends_at at time zone 'Asia/Kolkata')::date
        <> ((starts_at at time zone 'Asia/Kolkata')::date + months * interval '1 month')::date + 1)`;
  expect(await countOf(wrong)).toBe(0);
  const current = await countOf('membership_periods where ends_at > now() and order_id is null');
  expect(current).toBeGreaterThan(SIZE.members / 5);
});

test('a review tells whether its author had visited before', async () => {
  const wrong = `reviews where is_from_visitor <> exists (
    select from activities where activities.user_id = reviews.user_id and type = 'attendance'
      and happened_at between reviews.created_at - interval '90 days' and reviews.created_at)`;
  expect(await countOf(wrong)).toBe(0);
});

test('there is nothing to correct in the summaries', async () => {
  expect(await countOf('member_summaries')).toBe(before['users']! + SIZE.members);
  expect(await summaryDifferences(dataSource.manager)).toEqual({});
});

test('the rare names have as many members as they should', async () => {
  expect(await countOf(`users where name = 'Farida Quenim'`)).toBe(26);
  expect(await countOf(`users where name = 'Madhuri Quenim'`)).toBe(5);
});
