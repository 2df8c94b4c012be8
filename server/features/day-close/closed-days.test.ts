import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayCloseMessages } from '#common/day-close/messages';
import { moneyOf } from '../../graphql/money.type';
import type { Browser } from '../../test/browser';
import {
  closeDay,
  closeWith,
  CLOSINGS,
  countedAsExpected,
  dayToClose,
  moveCash,
  reopenWith,
  type ClosingAnswer,
} from '../../test/day-close-calls';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, beginSession, confirm, orderInput, signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let desk: Browser;
let deskUser: User;
let admin: Browser;
let adminUser: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: desk, user: deskUser } = await signedIn(harness, 'front_desk'));
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

async function continueAt(time: string): Promise<void> {
  harness.clock.ms = Date.parse(time);
  await beginSession(harness, desk, deskUser);
  await beginSession(harness, admin, adminUser);
}

async function placed(): Promise<string> {
  const { services, dataSource } = harness;
  const [offer] = await createPlanOffers(dataSource, 1, { name: `Offer ${Math.random()}` });
  const { order } = await services.orders.place(actorOf(await createUser(dataSource)), orderInput(offer!));
  return order.id;
}

const pay = (id: string) =>
  harness.services.orderAdministration.confirm(actorOf(deskUser), id, { method: 'cash' });

const LATER = 'query ($id: ID!) { order(id: $id) { laterBusinessDay } }';
const laterDay = async (id: string) =>
  ((await admin.gql(LATER, { id })).data!['order'] as { laterBusinessDay: string | null }).laterBusinessDay;

const cashOf = async (variables = {}) =>
  (await dayToClose(desk, variables)).ways[0]!.expected.minorUnits / 100;

test('a payment after the closing counts for the next day, and says so', async () => {
  const early = await placed();
  await confirm(desk, early);
  await closeDay(desk);
  const late = await placed();
  await confirm(desk, late);
  expect(await laterDay(early)).toBeNull();
  expect(await laterDay(late)).toBe('2026-11-22');
  expect(await dayToClose(desk)).toMatchObject({
    day: '2026-11-22',
    isCloseable: false,
    businessDay: '2026-11-22',
  });
  expect(await cashOf()).toBe(1300);
  const tooEarly = await closeWith(desk, countedAsExpected(await dayToClose(desk)));
  expect(tooEarly.errors[0]?.extensions.reason).toBe('DAY_NOT_OPEN');
  const { data } = await moveCash(desk, -100);
  expect(data!['moveCash']).toMatchObject({
    businessDay: '2026-11-22',
    message: '₹100 taken out of the drawer. It counts for 22 November 2026, because today is closed.',
  });
});

test.each([
  ['set back', '2026-11-19T09:00:00+05:30'],
  ['set back to the year before', '2025-11-19T09:00:00+05:30'],
])('with a clock that was %s, nothing counts for a closed day', async (_what, time) => {
  const [first, second] = [await placed(), await placed()];
  await pay(first);
  const [{ id }] = [await closeDay(desk)];
  await continueAt(time);
  await pay(second);
  expect(await cashOf()).toBe(1300);
  expect(await dayToClose(desk)).toMatchObject({ day: '2026-11-22', isCloseable: false });
  const again = await closeWith(desk, { ...countedAsExpected(await dayToClose(desk)), day: '2026-11-19' });
  expect(again.errors[0]?.extensions.reason).toBe('DAY_NOT_OPEN');
  const [days] = await harness.dataSource.query<object[]>(
    'select array_agg(distinct business_day::text order by business_day::text) as days from ledger_entries',
  );
  expect(days).toEqual({ days: ['2026-11-21', '2026-11-22'] });
  expect(await harness.dataSource.query<object[]>('select id from day_closings')).toEqual([{ id }]);
});

test.each([
  'update day_closings set handed_over_paise = 0',
  'delete from day_closings',
  'truncate day_closings cascade',
  'update day_reopenings set reason = reason',
  'delete from day_reopenings',
  'update cash_movements set amount_paise = -1',
  'delete from cash_movements',
])('the database refuses to change a closed day: %s', async (statement) => {
  await moveCash(desk, 500);
  await reopenWith(admin, (await closeDay(desk)).id);
  await closeDay(desk);
  await expect(harness.dataSource.query(statement)).rejects.toThrow('only ever added');
});

test('the database refuses a booking of a closed day, and a second closing of it', async () => {
  await pay(await placed());
  await closeDay(desk);
  const booking = harness.dataSource.query(
    `insert into ledger_entries (transaction_id, kind, subject_id, order_id, account, amount_paise, booked_at, business_day)
     select gen_random_uuid(), 'refund', subject_id, order_id, account, amount_paise, booked_at, '2026-11-21'
     from ledger_entries where kind = 'payment'`,
  );
  await expect(booking).rejects.toThrow('the day 2026-11-21 is closed');
  const closing = harness.dataSource.query(
    `insert into day_closings (day, covers_from, float_paise, cash_count, ways, movements, left_paise, handed_over_paise,
       handed_over_to, closed_by, closed_at, request_key)
     select '2026-11-25', covers_from, float_paise, cash_count, ways, movements, left_paise, handed_over_paise, handed_over_to,
       closed_by, closed_at, 'another' from day_closings`,
  );
  await expect(closing).rejects.toThrow('the day 2026-11-21 is closed');
});

test('an admin opens the last closed day again; late payments stay where they are, and it is closed once more', async () => {
  await pay(await placed());
  const first = await closeDay(desk);
  await pay(await placed());
  await continueAt('2026-11-22T12:00:00+05:30');
  expect((await reopenWith(desk, first.id)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  const requestKey = randomUUID();
  const { data } = await reopenWith(admin, first.id, requestKey);
  expect(data!['reopenDay']).toMatchObject({
    message: dayCloseMessages.reopened('21 November 2026'),
    closing: { reopening: { reason: 'A receipt was found', reopenedBy: adminUser.name } },
  });
  expect((await reopenWith(admin, first.id, requestKey)).data).toEqual(data);
  expect((await reopenWith(admin, first.id)).errors[0]?.extensions.reason).toBe('DAY_NOT_NEWEST');
  const entries = await harness.dataSource.query<object[]>(
    "select after, actor_id from journal where type = 'day.reopened'",
  );
  const after = { day: '2026-11-21', reason: 'A receipt was found' };
  expect(entries).toEqual([{ after, actor_id: adminUser.id }]);
  expect(await dayToClose(desk)).toMatchObject({ day: '2026-11-21', isCloseable: true });
  expect(await cashOf()).toBe(1300);
  const second = await closeDay(desk, { handedOverTo: 'Second' });
  expect(await cashOf()).toBe(1300);
  const page = (await desk.gql(CLOSINGS)).data!['dayClosings'] as { nodes: ClosingAnswer[] };
  expect(page.nodes.map(({ id, handedOverTo }) => [id, handedOverTo])).toEqual([
    [second.id, 'Second'],
    [first.id, 'Meera'],
  ]);
});

test('of the first closed day, nothing is left out once it is open again', async () => {
  await pay(await placed());
  await reopenWith(admin, (await closeDay(desk)).id);
  await continueAt('2026-11-23T12:00:00+05:30');
  await pay(await placed());
  expect(await dayToClose(desk)).toMatchObject({ day: '2026-11-21', coversFrom: '2026-11-21' });
  expect(await dayToClose(desk, { day: '2026-11-23' })).toMatchObject({ coversFrom: '2026-11-21' });
  expect(await cashOf({ day: '2026-11-23' })).toBe(2600);
});

test.each(['2020-01-01', '2026-11-20', '2026-11-22', '2030-01-01'])(
  'the first day that is closed is today, and not %s',
  async (day) => {
    const { errors } = await closeWith(desk, { ...countedAsExpected(await dayToClose(desk, { day })), day });
    expect(errors[0]?.extensions.reason).toBe('DAY_NOT_OPEN');
  },
);

test('only the last closed day is opened again, and none that does not exist', async () => {
  const first = await closeDay(desk);
  await continueAt('2026-11-22T12:00:00+05:30');
  await closeDay(desk);
  expect((await reopenWith(admin, first.id)).errors[0]?.extensions.reason).toBe('DAY_NOT_NEWEST');
  for (const id of [randomUUID(), 'none'])
    expect((await reopenWith(admin, id)).errors[0]?.extensions.reason).toBe('DAY_CLOSING_NOT_FOUND');
});

test('payments that are confirmed while the day is closed count for it or for the next one', async () => {
  const orders: string[] = [];
  for (let n = 0; n < 6; n++) orders.push(await placed());
  const input = countedAsExpected(await dayToClose(desk));
  const closeUntilDone = async (): Promise<void> => {
    const { version, ways } = await dayToClose(desk);
    const cash = ways[0]!.expected;
    const { errors } = await closeWith(desk, { ...input, version, otherCash: moneyOf(cash.minorUnits) });
    if (errors[0]?.extensions.reason === 'FIGURES_CHANGED') return closeUntilDone();
    expect(errors).toEqual([]);
  };
  await Promise.all([...orders.map(pay), closeUntilDone()]);
  const [closing] = await harness.dataSource.query<{ expected: string }[]>(
    "select ways -> 0 ->> 'expectedPaise' as expected from day_closings",
  );
  const counted = Number(closing!.expected) / 100;
  expect(counted + (await cashOf())).toBe(6 * 1300);
  const [booked] = await harness.dataSource.query<{ sum: string }[]>(
    "select coalesce(sum(amount_paise), 0) as sum from ledger_entries where account = 'cash' and business_day = '2026-11-21'",
  );
  expect(Number(booked!.sum) / 100).toBe(counted);
});
