/** The orders of many members, read in one document. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_GST, taxed } from '#common/plans/gst';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { statementsOf } from '../../test/sql-statements';
import { Order } from '../orders/order.entity';

const MEMBERS = 50;
const ORDERS_EACH = 3;

let harness: Harness;
let admin: Browser;
beforeAll(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  for (let n = 0; n < MEMBERS; n++) await placeOrders(n);
});
afterAll(() => harness.stop());

/** The first order of each member is unpaid, the others are cancelled. */
async function placeOrders(n: number): Promise<void> {
  const { dataSource, clock } = harness;
  const { id: userId } = await createUser(dataSource);
  const [offer] = await createPlanOffers(dataSource, 1, { name: `Offer ${n}` });
  const common = {
    userId,
    offerId: offer!.id,
    plan: offer!.name,
    planType: 'pass' as const,
    durationMonths: 1,
    price: { rateBasisPoints: 0, ...taxed(130_000, NO_GST) },
    gateway: 'desk' as const,
  };
  const orders = Array.from({ length: ORDERS_EACH }, (_, index) => ({
    ...common,
    requestKey: randomUUID(),
    placedAt: new Date(clock.ms - index),
    ...(index === 0
      ? { status: 'placed' as const }
      : { status: 'cancelled' as const, decidedAt: new Date(clock.ms) }),
  }));
  await dataSource.getRepository(Order).insert(orders);
}

interface Shown {
  member: { orders: { nodes: { number: number; offer: { name: string } | null }[] } };
}

/** The members of the first unpaid orders, with their orders. */
async function membersWithOrders(first: number, orders: string): Promise<Shown[]> {
  const query = `{ orders(first: ${first}, filter: { statuses: [PENDING] }) { nodes { member { ${orders} } } } }`;
  const { data, errors } = await admin.gql(query);
  expect(errors).toEqual([]);
  return (data?.['orders'] as { nodes: Shown[] }).nodes;
}

const EVERYTHING =
  'nodes { number offer { name } member { name } payment { method } receipts { number } refunds { id } }';

test.each([2, MEMBERS])(
  'the orders of %i members, with everything about them, take 9 statements',
  async (count) => {
    const statements = await statementsOf(harness.dataSource, async () => {
      const shown = await membersWithOrders(count, `orders(first: ${ORDERS_EACH}) { ${EVERYTHING} }`);
      expect(shown).toHaveLength(count);
      for (const { member } of shown) {
        const names = member.orders.nodes.map(({ offer }) => offer?.name);
        expect([names.length, new Set(names).size]).toEqual([ORDERS_EACH, 1]);
      }
    });
    expect(statements).toHaveLength(9);
  },
);

test('the orders of several members are filtered, sorted, paged and counted for each of them', async () => {
  const list = 'filter: { statuses: [CANCELLED] }, orderBy: { field: PLACED_AT, direction: ASC }';
  const orders = `orders(first: 1, ${list}) { totalCount { count } nodes { number } pageInfo { hasNextPage endCursor } }`;
  const statements = await statementsOf(harness.dataSource, async () => {
    const [shown] = await membersWithOrders(5, orders);
    const { number } = shown!.member.orders.nodes[0]!;
    expect(shown!.member.orders).toMatchObject({
      totalCount: { count: ORDERS_EACH - 1 },
      nodes: [{ number }],
      pageInfo: { hasNextPage: true },
    });
  });
  // The current user, the unpaid orders, their members, the pages and their counts.
  expect(statements).toHaveLength(5);
});

test('the next page of one member continues after the cursor', async () => {
  const page = 'nodes { number } pageInfo { hasNextPage endCursor }';
  const [first] = await membersWithOrders(1, `id orders(first: 2) { ${page} }`);
  const { nodes, pageInfo } = first!.member.orders as unknown as {
    nodes: { number: number }[];
    pageInfo: { endCursor: string };
  };
  const after = `orders(first: 2, after: "${pageInfo.endCursor}") { ${page} }`;
  const [rest] = await membersWithOrders(1, after);
  expect(rest!.member.orders).toMatchObject({ pageInfo: { hasNextPage: false } });
  expect([...nodes, ...rest!.member.orders.nodes]).toHaveLength(ORDERS_EACH);
});
