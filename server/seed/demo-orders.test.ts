import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#common/time';
import { User } from '../features/accounts/user.entity';
import { Order } from '../features/orders/order.entity';
import { Receipt } from '../features/receipts/receipt.entity';
import type { Passwords } from '../lib/passwords';
import { createPlanOffers, createUser } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { balancesOf, buyAndRefund } from '../test/order-calls';
import { seedDemoAccounts } from './demo-accounts';
import { seedDemoDeskOffers } from './demo-desk-offers';
import { seedDemoOrders } from './demo-orders';
import { seedContent } from './content';

const NOW = Date.parse('2026-11-21T06:30:00Z');
const QUICK = { hash: () => Promise.resolve('a hash') } as unknown as Passwords;

/** Has demo accounts and orders, which the tests only read. */
let harness: Harness;
beforeAll(async () => {
  harness = await begin();
  await seed(harness);
});
afterAll(() => harness.stop());

async function begin(): Promise<Harness> {
  const target = await startHarness();
  target.clock.ms = NOW;
  await seedContent(target.dataSource);
  await seedDemoDeskOffers(target.dataSource);
  await seedDemoAccounts(target.dataSource, QUICK, NOW);
  return target;
}

const seed = (target: Harness) => seedDemoOrders(target.dataSource, NOW);
const ordersOf = ({ dataSource }: Harness) =>
  dataSource.getRepository(Order).find({ order: { number: 'ASC' }, relations: { user: true } });
const membershipsOf = async (email: string) => {
  const { id } = await harness.dataSource.getRepository(User).findOneByOrFail({ email });
  const { memberships } = harness.services;
  return memberships.of(id, await memberships.periodsOf([id]));
};

test('the demo member has a pass that ends in some weeks, and a nutrition plan that has ended', async () => {
  const [pass, nutrition] = await membershipsOf('member@studio.example');
  expect(pass).toMatchObject({ status: 'active', current: { planName: 'Premium 3 Months' }, upcoming: [] });
  const daysLeft = (pass!.paidUntil!.getTime() - NOW) / DAY_MS;
  expect(daysLeft).toBeGreaterThan(14);
  expect(daysLeft).toBeLessThan(60);
  expect(nutrition).toMatchObject({ status: 'inactive', previous: { planName: 'Nutrition' } });
});

test('the other members have orders of every status, and some wait for payment at the desk', async () => {
  const orders = await ordersOf(harness);
  const statuses = orders.map(({ status }) => status);
  for (const status of ['placed', 'paid', 'rejected', 'cancelled', 'refunded'] as const) {
    expect(statuses, status).toContain(status);
  }
  const waiting = orders.filter(({ status }) => status === 'placed');
  expect(waiting.length).toBeGreaterThan(1);
  expect(waiting.map(({ user }) => user?.email)).not.toContain('member@studio.example');
  expect(waiting.every(({ expiresAt }) => expiresAt.getTime() > NOW)).toBe(true);
  const users = await harness.dataSource.getRepository(User).findBy({ role: 'user' });
  const active = await Promise.all(users.map(async ({ email }) => (await membershipsOf(email!))[0]!.status));
  const count = active.filter((status) => status === 'active').length;
  expect(count).toBeGreaterThan(8);
  expect(count).toBeLessThan(35);
});

test('no order is dated before its member joined or in the future', async () => {
  for (const { user, placedAt, decidedAt } of await ordersOf(harness)) {
    expect(placedAt.getTime()).toBeGreaterThanOrEqual(user!.createdAt.getTime());
    expect((decidedAt ?? placedAt).getTime()).toBeLessThanOrEqual(NOW);
  }
});

test('the ledger balances, receipt numbers are consecutive in time, and no mail is sent', async () => {
  const balances = await balancesOf(harness);
  expect(Object.values(balances).reduce((sum, balance) => sum + balance, 0)).toBe(0);
  expect(balances['cash']).toBeGreaterThan(0);
  const receipts = await harness.dataSource.getRepository(Receipt).find({ order: { issuedAt: 'ASC' } });
  const series = new Map<string, number[]>();
  for (const { number } of receipts) {
    const [, name = '', count] = /^(.+)\/(\d+)$/.exec(number) ?? [];
    series.set(name, [...(series.get(name) ?? []), Number(count)]);
  }
  for (const [name, counts] of series) expect(counts, name).toEqual(counts.map((_, index) => index + 1));
  const [{ count }] = await harness.dataSource.query('select count(*)::int as count from mails');
  expect(count).toBe(0);
});

test('the last days before today are closed: one with a difference, and the cash of the week is handed over', async () => {
  const { rows } = await harness.services.closingLists.page({ first: 10, sizeMax: 10 });
  expect(rows.map(({ day }) => day)).toEqual([16, 17, 18, 19, 20].map((day) => `2026-11-${day}`).reverse());
  expect(rows.map(({ coversFrom }) => coversFrom)).toEqual(rows.map(({ day }) => day));
  const different = rows.filter(({ ways }) => ways.some(({ reason }) => reason !== null));
  expect(different.map(({ day }) => day)).toEqual(['2026-11-19']);
  const received = rows.map(({ ways }) => ways.reduce((sum, { receivedPaise }) => sum + receivedPaise, 0));
  expect(Math.min(...received)).toBeGreaterThan(0);
  const [last, ...others] = rows;
  expect(last).toMatchObject({ leftPaise: 100_000, handedOverTo: 'Meera Rao' });
  expect(last!.handedOverPaise).toBeGreaterThan(0);
  expect(others.every(({ handedOverPaise }) => handedOverPaise === 0)).toBe(true);
  expect(await harness.services.dayFigures.read({})).toMatchObject({
    day: '2026-11-21',
    floatPaise: 100_000,
  });
});

test('creates the same orders in every database', async () => {
  const other = await begin();
  await seed(other);
  const contentOf = async (target: Harness) =>
    (await ordersOf(target)).map(({ number, plan, status, placedAt, decidedAt, user }) => ({
      number,
      plan,
      status,
      placedAt,
      decidedAt,
      email: user?.email,
    }));
  expect(await contentOf(other)).toEqual(await contentOf(harness));
  await other.stop();
});

test('creates the orders once, also when several servers start at the same time', async () => {
  const target = await begin();
  expect((await Promise.all([seed(target), seed(target), seed(target)])).sort()).toEqual([
    false,
    false,
    true,
  ]);
  expect(await seed(target)).toBe(false);
  await target.stop();
});

test('creates nothing when there are orders', async () => {
  const target = await begin();
  await buyAndRefund(target, await createUser(target.dataSource));
  expect(await seed(target)).toBe(false);
  expect(await target.dataSource.getRepository(Order).count()).toBe(2);
  await target.stop();
});

test('creates nothing without demo accounts', async () => {
  const target = await startHarness();
  await createPlanOffers(target.dataSource, 1, { name: 'Premium' });
  expect(await seed(target)).toBe(false);
  await target.stop();
});
