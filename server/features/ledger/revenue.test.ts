import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, beginSession, orderInput, signedIn } from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let admin: Browser;
let adminUser: User;
beforeEach(async () => {
  // Noon in India on Saturday, 21 November 2026.
  harness = await startHarness();
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

async function continueAt(time: string): Promise<void> {
  harness.clock.ms = Date.parse(time);
  await beginSession(harness, admin, adminUser);
}

/** Sells a plan of ₹1,300; returns the id of the order. */
async function sell(): Promise<string> {
  const { services, dataSource } = harness;
  const [offer] = await createPlanOffers(dataSource, 1, { name: `Offer ${Math.random()}` });
  const { order } = await services.orders.place(actorOf(await createUser(dataSource)), orderInput(offer!));
  await services.orderAdministration.confirm(actorOf(adminUser), order.id, { method: 'cash' });
  return order.id;
}

const refund = (orderId: string) =>
  harness.services.orderAdministration.refund(actorOf(adminUser), orderId, { reason: 'Moved' });

const QUERY = `query ($days: DateRange!) {
  revenue(bookedOn: $days) { received { minorUnits } refunded { minorUnits } net { minorUnits currencyCode } }
  orders(filter: { bookedOn: $days }) { nodes { id } totalCount { count } }
}`;

/** Rupees received, returned and left, and the ids of the orders, newest first. */
async function booked(from: string | null, to: string | null): Promise<[number[], string[]]> {
  const { data, errors } = await admin.gql(QUERY, { days: { from, to } });
  expect(errors).toEqual([]);
  const { revenue, orders } = data as {
    revenue: Record<'received' | 'refunded' | 'net', { minorUnits: number }>;
    orders: { nodes: { id: string }[]; totalCount: { count: number } };
  };
  expect(orders.totalCount.count).toBe(orders.nodes.length);
  const { received, refunded, net } = revenue;
  return [
    [received, refunded, net].map(({ minorUnits }) => minorUnits / 100),
    orders.nodes.map(({ id }) => id),
  ];
}

test('without bookings there is no revenue', async () => {
  expect(await booked(null, null)).toEqual([[0, 0, 0], []]);
});

test('payments and refunds count on the day of the studio on which they are booked, with the orders behind them', async () => {
  await continueAt('2026-10-31T23:59:59+05:30');
  const october = await sell();
  await continueAt('2026-11-01T00:00:00+05:30');
  const november = await sell();
  await refund(october);
  expect(await booked('2026-10-01', '2026-10-31')).toEqual([[1300, 0, 1300], [october]]);
  expect(await booked('2026-11-01', '2026-11-01')).toEqual([
    [1300, 1300, 0],
    [november, october],
  ]);
  expect(await booked('2026-11-02', null)).toEqual([[0, 0, 0], []]);
  expect(await booked(null, '2026-11-30')).toEqual([
    [2600, 1300, 1300],
    [november, october],
  ]);
});

test('an order that waits is not listed among the orders with bookings', async () => {
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const member = await createUser(harness.dataSource);
  await harness.services.orders.place(actorOf(member), orderInput(offer!));
  expect(await booked(null, null)).toEqual([[0, 0, 0], []]);
});

test('the days are the sums of their bookings', async () => {
  const first = await sell();
  await continueAt('2026-11-23T12:00:00+05:30');
  await sell();
  await refund(first);
  expect(await harness.dataSource.query('select * from revenue_days')).toHaveLength(2);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('payments at the same time are all counted', async () => {
  const { services, dataSource } = harness;
  const [offer] = await createPlanOffers(dataSource, 1, { name: 'Basic' });
  const orders: string[] = [];
  for (let n = 0; n < 3; n++) {
    const { order } = await services.orders.place(actorOf(await createUser(dataSource)), orderInput(offer!));
    orders.push(order.id);
  }
  await Promise.all(
    orders.map((id) => services.orderAdministration.confirm(actorOf(adminUser), id, { method: 'cash' })),
  );
  expect((await booked('2026-11-21', '2026-11-21'))[0]).toEqual([3900, 0, 3900]);
});
