/** Tests of rows that have changed since a program last asked: lists in the order of changes. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#server/test/browser';
import { createPlanOffers, createTrainers } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import * as calls from '#server/test/order-calls';

type Table = 'members' | 'orders' | 'activities';

interface Row {
  id: string;
  updatedAt: string;
}

let harness: Harness;
let admin: Browser;
let asha: Awaited<ReturnType<typeof calls.signedIn>>;
let offer: Awaited<ReturnType<typeof createPlanOffers>>[number];
let trainerId: string;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  admin = (await calls.signedIn(harness, 'admin')).browser;
  asha = await calls.signedIn(harness);
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [typeof offer];
  trainerId = (await createTrainers(harness.dataSource, 1))[0]!.id;
});
afterAll(() => harness.stop());

/** The last two of a list by the time of the change, and what has changed since a time. */
async function read(table: Table, filter: object = {}): Promise<Row[]> {
  const type = { members: 'Member', orders: 'Order', activities: 'Activity' }[table];
  const { data, errors } = await admin.gql(
    `query ($filter: ${type}Filter) {
      ${table}(filter: $filter, orderBy: { field: UPDATED_AT, direction: ASC }, first: 100) { nodes { id updatedAt } }
    }`,
    { filter },
  );
  expect(errors).toEqual([]);
  return (data as Record<Table, { nodes: Row[] }>)[table].nodes;
}

/** Calls `act`, and returns the ids of the changed rows, as found by a program that remembers the last change. */
async function changedBy(table: Table, act: () => Promise<unknown>): Promise<string[]> {
  const before = await read(table);
  const updatedSince = before.at(-1)?.updatedAt;
  const known = new Set(before.map(({ id, updatedAt }) => `${id} ${updatedAt}`));
  await act();
  const rows = await read(table, { updatedSince });
  expect(rows.map(({ updatedAt }) => updatedAt)).toEqual(rows.map(({ updatedAt }) => updatedAt).toSorted());
  return rows.filter(({ id, updatedAt }) => !known.has(`${id} ${updatedAt}`)).map(({ id }) => id);
}

async function change(name: string, input: object, as = admin): Promise<unknown> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { errors } = await as.gql(`mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, {
    input,
  });
  expect(errors).toEqual([]);
  return null;
}

test('each change of an order, its payments, refunds and receipts moves its time', async () => {
  let id = '';
  const other = calls.orderOf(await calls.place(asha.browser, offer)).id;
  const changed = (act: () => Promise<unknown>) => changedBy('orders', act);
  await changed(async () => {
    await calls.cancel(asha.browser, other);
    id = calls.orderOf(await calls.place(asha.browser, offer)).id;
  });
  expect(await changed(() => calls.confirm(admin, id))).toEqual([id]);
  const partOf = { id, reason: 'Closed', amount: { minorUnits: 100, currencyCode: 'INR' } };
  expect(await changed(() => calls.refundWith(admin, partOf))).toEqual([id]);
  const touch = (sql: string) => harness.dataSource.query(`${sql} where order_id = $1`, [id]);
  expect(await changed(() => touch("update payments set method = 'upi'"))).toEqual([id]);
});

test('the answer of a change has the time that the list has', async () => {
  const { id } = calls.orderOf(await calls.place(asha.browser, offer));
  const { data } = await admin.gql(
    'mutation ($input: RejectOrderInput!) { rejectOrder(input: $input) { order { id updatedAt } } }',
    { input: { id, reason: 'Sold out' } },
  );
  const { order } = (data as { rejectOrder: { order: Row } }).rejectOrder;
  expect((await read('orders')).at(-1)).toEqual(order);
});

test('each change of an account and its memberships moves the time of the member; visits and orders do not', async () => {
  const { id } = asha.user;
  const changed = (act: () => Promise<unknown>) => changedBy('members', act);
  const update = (values: object) => () => change('updateMember', { id, ...values });
  expect(await changed(update({ name: 'Asha Rao' }))).toEqual([id]);
  expect(await changed(update({ fitnessGoals: 'Run' }))).toEqual([id]);
  expect(await changed(update({ isPhoneConfirmed: true, phone: '+919876543210' }))).toEqual([id]);
  expect(await changed(() => change('assignTrainer', { memberId: id, trainerId }))).toEqual([id]);
  const order = calls.orderOf(await calls.place(asha.browser, offer));
  expect(await changed(() => calls.confirm(admin, order.id))).toEqual([id]);
  const visit = { memberId: id, requestKey: randomUUID(), admissionReason: 'Forgot the card' };
  expect(await changed(() => change('recordVisit', visit))).toEqual([]);
  expect(await changed(() => calls.place(asha.browser, offer))).toEqual([]);
  expect(await changed(() => Promise.resolve())).toEqual([]);
});

test('visits and workouts are listed by the time at which they were recorded or changed', async () => {
  const workout = { memberId: asha.user.id, workout: 'Squats', requestKey: randomUUID() };
  const changed = (act: () => Promise<unknown>) => changedBy('activities', act);
  const [id] = await changed(() => change('recordWorkout', workout));
  expect(id).toBeTruthy();
  expect(await changed(() => change('recordWorkout', workout))).toEqual([]);
  const forget = () =>
    harness.dataSource.query('update activities set recorded_by = null, request_key = null where id = $1', [
      id,
    ]);
  expect(await changed(forget)).toEqual([id]);
});

test('an order is read by its id or its number, and not by both or neither', async () => {
  const placed = calls.orderOf(await calls.place(asha.browser, offer));
  const { data } = await asha.browser.gql(`{ order(id: "${placed.id}") { id number } }`);
  const { number } = (data as { order: { number: number } }).order;
  expect(await asha.browser.gql(`{ order(number: ${number}) { id number } }`)).toMatchObject({ data });
  const stranger = (await calls.signedIn(harness)).browser;
  expect(await stranger.gql(`{ order(number: ${number}) { id } }`)).toMatchObject({ data: { order: null } });
  for (const query of ['{ order { id } }', `{ order(id: "${placed.id}", number: ${number}) { id } }`])
    expect((await asha.browser.gql(query)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const found = `{ orders(filter: { number: ${number} }) { nodes { id } } }`;
  expect((await admin.gql(found)).data).toEqual({ orders: { nodes: [{ id: placed.id }] } });
});
