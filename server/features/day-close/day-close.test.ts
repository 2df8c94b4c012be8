import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayCloseMessages } from '#common/day-close/messages';
import { messages } from '#common/messages';
import { moneyOf } from '../../graphql/money.type';
import type { Browser } from '../../test/browser';
import {
  closeDay,
  closeWith,
  CLOSINGS,
  countedAsExpected,
  dayToClose,
  moveCash,
  type ClosingAnswer,
  type ToCloseAnswer,
} from '../../test/day-close-calls';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, beginSession, orderInput, signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';
import type { DeskPayment } from '../sales/payment.service';

let harness: Harness;
let desk: Browser;
let deskUser: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: desk, user: deskUser } = await signedIn(harness, 'front_desk'));
});
afterEach(() => harness.stop());

/** Sells a plan of ₹1,300 at the desk; returns the id of the order. */
async function sell(payment: DeskPayment = { method: 'cash' }): Promise<string> {
  const { services, dataSource } = harness;
  const [offer] = await createPlanOffers(dataSource, 1, { name: `Offer ${Math.random()}` });
  const { order } = await services.orders.place(actorOf(await createUser(dataSource)), orderInput(offer!));
  await services.orderAdministration.confirm(actorOf(deskUser), order.id, payment);
  return order.id;
}

async function continueAt(time: string): Promise<void> {
  harness.clock.ms = Date.parse(time);
  await beginSession(harness, desk, deskUser);
}

/** Rupees that the books expect, by way of payment. */
const expectedOf = ({ ways }: Pick<ToCloseAnswer, 'ways'>): Record<string, number> =>
  Object.fromEntries(ways.map(({ way, expected }) => [way, expected.minorUnits / 100]));

const NONE = { CASH: 0, UPI: 0, CARD: 0, BANK_TRANSFER: 0, ONLINE: 0 };

async function closings(): Promise<ClosingAnswer[]> {
  const { data, errors } = await desk.gql(CLOSINGS);
  expect(errors).toEqual([]);
  return (data!['dayClosings'] as { nodes: ClosingAnswer[] }).nodes;
}

test('the first day expects what the ledger has, by way of payment', async () => {
  expect(expectedOf(await dayToClose(desk))).toEqual(NONE);
  const refunded = await sell();
  await sell({ method: 'upi', reference: '412345678901' });
  await sell({ method: 'card' });
  const admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  await harness.services.orderAdministration.refund(admin, refunded, {
    reason: 'Moved',
    amount: moneyOf(30_000),
    method: 'bank_transfer',
  });
  await moveCash(desk, -200);
  const day = await dayToClose(desk);
  expect(expectedOf(day)).toEqual({ CASH: 1100, UPI: 1300, CARD: 1300, BANK_TRANSFER: -300, ONLINE: 0 });
  expect(day).toMatchObject({
    day: '2026-11-21',
    coversFrom: '2026-11-21',
    lastClosedDay: null,
    businessDay: '2026-11-21',
    isCloseable: true,
    movements: [{ amount: { minorUnits: -20_000 }, reason: 'Cleaning' }],
    bank: null,
  });
});

test('closes a day with notes and coins; what stays in the drawer is the next float', async () => {
  await sell();
  const closing = await closeDay(desk, {
    notes: [
      { value: 500, count: 2 },
      { value: 100, count: 2 },
      { value: 20, count: 0 },
    ],
    otherCash: moneyOf(5_000),
    differences: [{ way: 'CASH', reason: 'Fifty short' }],
    leftInDrawer: moneyOf(25_000),
    handedOverTo: ' Meera   Rao ',
  });
  expect(closing).toMatchObject({
    day: '2026-11-21',
    notes: [
      { value: 500, count: 2 },
      { value: 100, count: 2 },
    ],
    leftInDrawer: { minorUnits: 25_000 },
    handedOver: { minorUnits: 100_000 },
    handedOverTo: 'Meera Rao',
    closedBy: deskUser.name,
    reopening: null,
  });
  expect(closing.ways[0]).toMatchObject({
    expected: { minorUnits: 130_000 },
    counted: { minorUnits: 125_000 },
    difference: { minorUnits: -5_000 },
    reason: 'Fifty short',
  });
  expect(await closings()).toEqual([closing]);
  const [entry] = await harness.dataSource.query<object[]>(
    "select actor_id, member_id, after from journal where type = 'day.closed'",
  );
  const after = { day: '2026-11-21', differencePaise: -5_000 };
  expect(entry).toEqual({ actor_id: deskUser.id, member_id: null, after });
  await continueAt('2026-11-22T12:00:00+05:30');
  const next = await dayToClose(desk);
  expect(next).toMatchObject({
    day: '2026-11-22',
    float: { minorUnits: 25_000 },
    lastClosedDay: '2026-11-21',
  });
  expect(expectedOf(next)).toEqual({ ...NONE, CASH: 250 });
});

test('a float that was not right is corrected with a reason', async () => {
  const { ways, float } = await closeDay(desk, {
    float: { amount: moneyOf(50_000), reason: 'Counted in the morning' },
    otherCash: moneyOf(50_000),
  });
  expect(float).toEqual(moneyOf(50_000));
  expect(ways[0]).toMatchObject({ expected: moneyOf(50_000), difference: moneyOf(0) });
});

test('a difference without a reason, and more left than counted, are refused', async () => {
  await sell();
  const input = countedAsExpected(await dayToClose(desk));
  const short = await closeWith(desk, { ...input, otherCash: moneyOf(100), upi: moneyOf(500) });
  expect(short.errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: ['cash', 'upi'].map((way) => ({
      path: ['differences', way],
      message: dayCloseMessages.differenceReasonRequired,
    })),
  });
  const left = await closeWith(desk, { ...input, leftInDrawer: moneyOf(130_001) });
  expect(left.errors[0]?.message).toBe(dayCloseMessages.leftTooMuch);
  expect(await closings()).toEqual([]);
});

test.each([
  [{ notes: [{ value: 2000, count: 1 }] }, dayCloseMessages.noteUnknown],
  [{ notes: [{ value: 500, count: -1 }] }, dayCloseMessages.countWrong],
  [{ notes: [500, 500].map((value) => ({ value, count: 1 })) }, dayCloseMessages.noteTwice],
  [{ otherCash: moneyOf(-1) }, dayCloseMessages.amountWrong],
  [{ leftInDrawer: { minorUnits: 0, currencyCode: 'USD' } }, dayCloseMessages.amountWrong],
  [{ handedOverTo: '  ' }, dayCloseMessages.handedOverToRequired],
  [{ requestKey: 'short' }, messages.requestKeyInvalid],
  [{ bankList: 'x'.repeat(50_001) }, dayCloseMessages.listTooLong],
])('refuses bad input: %j', async (changed, message) => {
  const { errors } = await closeWith(desk, { ...countedAsExpected(await dayToClose(desk)), ...changed });
  expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
});

test('a payment that was booked after the figures were shown is not closed unseen', async () => {
  const input = countedAsExpected(await dayToClose(desk));
  await sell();
  const { errors } = await closeWith(desk, input);
  expect(errors[0]).toMatchObject({
    message: dayCloseMessages.figuresChanged,
    extensions: { code: 'CONFLICT', reason: 'FIGURES_CHANGED' },
  });
  const { version } = await dayToClose(desk);
  const again = await closeWith(desk, { ...input, version, otherCash: moneyOf(130_000) });
  expect(again.errors).toEqual([]);
});

test('a repeated request closes the day once; with other amounts, its key is refused', async () => {
  const input = countedAsExpected(await dayToClose(desk));
  const [first, second] = [await closeWith(desk, input), await closeWith(desk, input)];
  expect(second.data).toEqual(first.data);
  const other = await closeWith(desk, { ...input, otherCash: moneyOf(100) });
  expect(other.errors[0]?.extensions).toMatchObject({ reason: 'REQUEST_KEY_USED' });
  expect(await closings()).toHaveLength(1);
});

test('of two desks that close the same day, one does', async () => {
  const input = countedAsExpected(await dayToClose(desk));
  const answers = await Promise.all(
    [1, 2].map(() => closeWith(desk, { ...input, requestKey: randomUUID() })),
  );
  const reasons = answers.map(({ errors }) => errors[0]?.extensions.reason);
  expect(reasons.sort()).toEqual(['DAY_NOT_OPEN', undefined]);
  expect(await closings()).toHaveLength(1);
});

test('days that were not closed are closed along with the next one', async () => {
  await closeDay(desk);
  await continueAt('2026-11-22T12:00:00+05:30');
  await sell();
  await continueAt('2026-11-24T12:00:00+05:30');
  await sell();
  const day = await dayToClose(desk);
  expect(day).toMatchObject({ day: '2026-11-24', coversFrom: '2026-11-22' });
  expect(expectedOf(day)).toMatchObject({ CASH: 2600 });
  const earlier = await dayToClose(desk, { day: '2026-11-22' });
  expect(expectedOf(earlier)).toMatchObject({ CASH: 1300 });
  expect(await closeDay(desk, {}, { day: '2026-11-22' })).toMatchObject({ coversFrom: '2026-11-22' });
  expect(await dayToClose(desk)).toMatchObject({ day: '2026-11-24', coversFrom: '2026-11-23' });
});

test('members and trainers cannot read or close a day', async () => {
  const input = countedAsExpected(await dayToClose(desk));
  for (const role of ['user', 'trainer'] as const) {
    const { browser } = await signedIn(harness, role);
    for (const answer of [
      await closeWith(browser, input),
      await browser.gql(CLOSINGS),
      await moveCash(browser, 5),
    ])
      expect(answer.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  }
});
