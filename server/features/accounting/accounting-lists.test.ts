import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLeadingRole, ROLES } from '#common/accounts/roles';
import type { Browser } from '../../test/browser';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { MONEY, rupees } from '../../test/money';
import {
  actorOf,
  buy,
  orderOf,
  ordersOf,
  ORDERS,
  place,
  refundWith,
  reject,
  sellInParts,
  signedIn,
} from '../../test/order-calls';
import { moneyOf } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { exportedRows, sumOf } from './testing/exported-rows';

const GST = { rateBasisPoints: 500, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };

let harness: Harness;
let admin: Browser;
let actor: UserActor;
let member: Browser;
let memberId: string;
let offer: PlanOffer;
beforeEach(async () => {
  harness = await startHarness(undefined, { gst: GST });
  const staff = await signedIn(harness, 'admin');
  [admin, actor] = [staff.browser, actorOf(staff.user)];
  const { browser, user } = await signedIn(harness);
  [member, memberId] = [browser, user.id];
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
});
afterEach(() => harness.stop());

const ORDER = 'order { id number member { id } }';
const PAYMENT = `id method gateway reference gatewayPaymentId paidAt amount ${MONEY} ${ORDER}`;
const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';
const PAYMENTS = `query ($filter: BookingFilter, $first: Int, $after: String) {
  payments(filter: $filter, first: $first, after: $after) { nodes { ${PAYMENT} } ${PAGE_INFO} }
}`;
const REFUNDS = `query ($filter: BookingFilter) {
  refunds(filter: $filter) { nodes { id status doneAt method amount ${MONEY} payment { ${PAYMENT} } } ${PAGE_INFO} }
}`;
const RECEIPTS = `query ($filter: ReceiptFilter) {
  receipts(filter: $filter) { nodes { number kind reversedNumber price { total ${MONEY} taxable ${MONEY} } ${ORDER} } }
}`;

const WRITE_OFFS = `query ($filter: BookingFilter, $first: Int, $after: String) {
  writeOffs(filter: $filter, first: $first, after: $after) {
    nodes { id kind bookedAt reason amount ${MONEY} payment { id amount ${MONEY} } ${ORDER} } ${PAGE_INFO}
  }
}`;

interface Page {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

async function pageOf(query: string, variables = {}): Promise<Page> {
  const { data, errors } = await admin.gql(query, variables);
  expect(errors).toEqual([]);
  return Object.values(data!)[0] as Page;
}

test('payments and refunds have their amounts, references and orders', async () => {
  const { id, number, payment } = await buy(member, admin, offer);
  await refundWith(admin, { id, reason: 'Closed', amount: moneyOf(30_001), method: 'UPI' });
  const now = new Date(harness.clock.ms).toISOString();
  const listed = {
    id: payment!.id,
    method: 'CASH',
    gateway: 'DESK',
    reference: null,
    gatewayPaymentId: null,
    paidAt: now,
    amount: rupees(130_000),
    order: { id, number, member: { id: memberId } },
  };
  expect((await pageOf(PAYMENTS)).nodes).toEqual([listed]);
  expect((await pageOf(REFUNDS)).nodes).toMatchObject([
    { status: 'DONE', doneAt: now, method: 'UPI', amount: rupees(30_001), payment: listed },
  ]);
});

test('documents have their amounts and orders, and can be filtered by kind and day', async () => {
  const { id, number } = await buy(member, admin, offer);
  harness.clock.ms += 1;
  await refundWith(admin, { id, reason: 'Moved' });
  const order = { id, number, member: { id: memberId } };
  const price = { total: rupees(130_000), taxable: rupees(123_810) };
  const invoice = { number: 'BH/26-27/000001', kind: 'INVOICE', reversedNumber: null, price, order };
  const note = {
    number: 'BHC/26-27/000001',
    kind: 'CREDIT_NOTE',
    reversedNumber: 'BH/26-27/000001',
    price,
    order,
  };
  expect((await pageOf(RECEIPTS)).nodes).toEqual([invoice, note]);
  expect((await pageOf(RECEIPTS, { filter: { kinds: ['CREDIT_NOTE'] } })).nodes).toEqual([note]);
  const issuedOn = { from: '2026-11-22' };
  expect((await pageOf(RECEIPTS, { filter: { issuedOn } })).nodes).toEqual([]);
});

test('what is new follows the last cursor', async () => {
  const first = await buy(member, admin, offer);
  const { nodes, pageInfo } = await pageOf(PAYMENTS, { first: 1 });
  expect(nodes).toMatchObject([{ id: first.payment!.id }]);
  expect(pageInfo.hasNextPage).toBe(false);
  harness.clock.ms += 1;
  const second = await buy(member, admin, offer);
  const after = await pageOf(PAYMENTS, { first: 1, after: pageInfo.endCursor });
  expect(after.nodes).toMatchObject([{ id: second.payment!.id }]);
});

test('payments are filtered by the days at the studio on which they were booked', async () => {
  await buy(member, admin, offer);
  const countOn = async (bookedOn: object) => (await pageOf(PAYMENTS, { filter: { bookedOn } })).nodes.length;
  expect(await countOn({ from: '2026-11-21', to: '2026-11-21' })).toBe(1);
  expect(await countOn({ from: '2026-11-22' })).toBe(0);
  expect(await countOn({ to: '2026-11-20' })).toBe(0);
  const { errors } = await admin.gql(PAYMENTS, { filter: { bookedOn: { from: '2026-13-01' } } });
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('write-offs and what was recovered of them have ids, amounts and reasons, and the sum of their file', async () => {
  const { id, number } = orderOf(await sellInParts(admin, { memberId, offer }));
  const { dues } = harness.services;
  await dues.writeOff(actor, id, 'Moved away');
  harness.clock.ms += 60_000;
  const updatedSince = new Date(harness.clock.ms).toISOString();
  const back = { amount: moneyOf(50_001), method: 'cash', requestKey: randomUUID() } as const;
  await dues.collect(actor, id, back);
  const common = { reason: 'Moved away', order: { id, number, member: { id: memberId } } };
  const { nodes } = await pageOf(WRITE_OFFS);
  expect(nodes).toEqual([
    {
      ...common,
      id: expect.any(String) as string,
      kind: 'WRITE_OFF',
      bookedAt: new Date(harness.clock.ms - 60_000).toISOString(),
      amount: rupees(129_900),
      payment: null,
    },
    {
      ...common,
      id: expect.any(String) as string,
      kind: 'RECOVERY',
      bookedAt: updatedSince,
      amount: rupees(-50_001),
      payment: { id: expect.any(String) as string, amount: rupees(50_001) },
    },
  ]);
  const [given, recovered] = nodes;
  const first = await pageOf(WRITE_OFFS, { first: 1 });
  expect(first).toMatchObject({ nodes: [given], pageInfo: { hasNextPage: true } });
  expect((await pageOf(WRITE_OFFS, { after: first.pageInfo.endCursor })).nodes).toEqual([recovered]);
  expect((await pageOf(WRITE_OFFS, { filter: { updatedSince } })).nodes).toEqual([recovered]);
  expect((await pageOf(PAYMENTS, { filter: { updatedSince } })).nodes).toHaveLength(1);
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const rows = await exportedRows(harness.services, actor, { file: 'write_offs', period });
  expect(rows.map((row) => row['Booking ID'])).toEqual(nodes.map((node) => node.id));
  expect(sumOf(rows, 'Amount')).toBe(129_900 - 50_001);
});

test('orders that have changed are found: placed, decided, or with a refund of a part', async () => {
  const refunded = await buy(member, admin, offer);
  const rejected = orderOf(await place(member, offer));
  const [now] = await harness.dataSource.query<{ at: Date }[]>('select clock_timestamp() as at');
  // The next millisecond, to which the database may have rounded the time of the last change.
  const updatedSince = new Date(now!.at.getTime() + 1).toISOString();
  const changed = async () => {
    const orders = await ordersOf(admin, ORDERS, { filter: { updatedSince } });
    return orders.map(({ id }) => id).sort();
  };
  expect(await changed()).toEqual([]);
  await reject(admin, rejected.id);
  expect(await changed()).toEqual([rejected.id]);
  await refundWith(admin, { id: refunded.id, reason: 'Closed', amount: moneyOf(100) });
  expect(await changed()).toEqual([rejected.id, refunded.id].sort());
  const placed = orderOf(await place(member, offer));
  expect(await changed()).toEqual([rejected.id, refunded.id, placed.id].sort());
});

test.each([PAYMENTS, REFUNDS, RECEIPTS, WRITE_OFFS])('only admins read the lists: %s', async (query) => {
  for (const role of ROLES.filter((one) => !isLeadingRole(one))) {
    const { browser } = await signedIn(harness, role);
    const { errors } = await browser.gql(query);
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'PERMISSION_REQUIRED' });
  }
  expect((await harness.gql(query)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
