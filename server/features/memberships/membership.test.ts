import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#common/time';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import {
  beginSession,
  buy,
  MEMBERSHIPS,
  membershipsOf,
  orderOf,
  place,
  refund,
  signedIn,
} from '../../test/order-calls';
import type { User } from '../members/user.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';

let harness: Harness;
let member: Browser;
let user: User;
let admin: Browser;
let boss: User;
let month: PlanOffer;
let quarter: PlanOffer;
let nutrition: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: member, user } = await signedIn(harness));
  ({ browser: admin, user: boss } = await signedIn(harness, 'admin'));
  const make = async (values: Partial<PlanOffer>) =>
    (await createPlanOffers(harness.dataSource, 1, values))[0]!;
  month = await make({ name: 'Premium' });
  quarter = await make({ name: 'Premium 3 Months', durationMonths: 3 });
  nutrition = await make({ name: 'Nutrition', type: 'nutrition' });
});
afterEach(() => harness.stop());

/** Lets time pass; sessions end meanwhile, so everybody logs in again. */
async function later(moment: string): Promise<void> {
  harness.clock.ms = Date.parse(moment);
  await beginSession(harness, member, user);
  await beginSession(harness, admin, boss);
}

const pass = async () => (await membershipsOf(member))[0]!;

const NOTHING = { status: 'inactive', plan: null, startedAt: null, expiry: null, upcoming: [] };

test('who has bought nothing has two lines with nothing in them', async () => {
  expect(await membershipsOf(member)).toEqual([
    { line: 'pass', ...NOTHING, waitingOrder: null },
    { line: 'nutrition', ...NOTHING, waitingOrder: null },
  ]);
  expect(refusalOf(await new Browser(harness).gql(MEMBERSHIPS)).status).toBe(401);
});

test('an order that waits is shown with its line, the newest first, and gives nothing yet', async () => {
  await place(member, month);
  harness.clock.ms += 1000;
  const newest = orderOf(await place(member, quarter));
  const [first, second] = await membershipsOf(member);
  expect(first).toMatchObject({ status: 'inactive', waitingOrder: { id: newest.id } });
  expect(second).toMatchObject({ waitingOrder: null });
});

const NEXT_TERMS = '{ myNextTerms { offerId startsAt expiry } }';

test('what each plan would give is said before it is ordered: from now, or after what runs in its line', async () => {
  const termsOf = async () => {
    const { data } = await member.gql(NEXT_TERMS);
    const terms = data?.['myNextTerms'] as { offerId: string; startsAt: string; expiry: string }[];
    return Object.fromEntries(terms.map(({ offerId, startsAt, expiry }) => [offerId, [startsAt, expiry]]));
  };
  const now = '2026-11-21T06:30:00.000Z';
  const inAMonth = '2026-12-21T18:29:59.999Z';
  expect(await termsOf()).toEqual({
    [month.id]: [now, inAMonth],
    [quarter.id]: [now, '2027-02-21T18:29:59.999Z'],
    [nutrition.id]: [now, inAMonth],
  });
  await buy(member, admin, month);
  expect(await termsOf()).toEqual({
    [month.id]: ['2026-12-21T18:30:00.000Z', '2027-01-21T18:29:59.999Z'],
    [quarter.id]: ['2026-12-21T18:30:00.000Z', '2027-03-21T18:29:59.999Z'],
    [nutrition.id]: [now, inAMonth],
  });
  expect(refusalOf(await new Browser(harness).gql(NEXT_TERMS)).status).toBe(401);
});

test('a membership is active to the last moment of its last day, and ends by itself', async () => {
  await buy(member, admin, month);
  const expected = {
    plan: 'Premium',
    startedAt: '2026-11-21T06:30:00.000Z',
    expiry: '2026-12-21T18:29:59.999Z',
  };
  expect(await pass()).toMatchObject({ status: 'active', ...expected });
  await later('2026-12-21T23:59:59.999+05:30');
  expect(await pass()).toMatchObject({ status: 'active' });
  await later('2026-12-22T00:00:00+05:30');
  expect(await pass()).toMatchObject({ status: 'inactive', ...expected });
});

test('buying again before the end adds to it, with what was bought', async () => {
  await buy(member, admin, month);
  await later('2026-12-01T12:00:00+05:30');
  await buy(member, admin, quarter);
  expect(await pass()).toMatchObject({
    ...{ status: 'active', plan: 'Premium', expiry: '2027-03-21T18:29:59.999Z' },
    upcoming: [
      {
        ...{ plan: 'Premium 3 Months', startsAt: '2026-12-21T18:30:00.000Z' },
        expiry: '2027-03-21T18:29:59.999Z',
      },
    ],
  });
  await later('2026-12-22T00:00:00+05:30');
  expect(await pass()).toMatchObject({ status: 'active', plan: 'Premium 3 Months', upcoming: [] });
});

test('buying again after the end begins anew', async () => {
  await buy(member, admin, month);
  await later('2027-01-31T12:00:00+05:30');
  await buy(member, admin, month);
  expect(await pass()).toMatchObject({ status: 'active', expiry: '2027-02-28T18:29:59.999Z' });
});

test('a pass and a nutrition plan run side by side', async () => {
  await buy(member, admin, month);
  await buy(member, admin, nutrition);
  expect((await membershipsOf(member)).map(({ status, plan }) => [status, plan])).toEqual([
    ['active', 'Premium'],
    ['active', 'Nutrition'],
  ]);
  const { browser } = await signedIn(harness);
  expect((await membershipsOf(browser)).map(({ status }) => status)).toEqual(['inactive', 'inactive']);
});

test('a refund ends what it paid for, and what was to follow begins at once', async () => {
  const first = await buy(member, admin, month);
  await buy(member, admin, quarter);
  await later('2026-12-01T12:00:00+05:30');
  await refund(admin, first.id);
  expect(await pass()).toMatchObject({
    ...{ status: 'active', plan: 'Premium 3 Months', upcoming: [] },
    ...{ startedAt: '2026-12-01T06:30:00.000Z', expiry: '2027-03-01T18:29:59.999Z' },
  });
});

test('a refund of what has not begun moves up what was to follow it', async () => {
  await buy(member, admin, month);
  const second = await buy(member, admin, quarter);
  await buy(member, admin, month);
  await refund(admin, second.id);
  expect(await pass()).toMatchObject({
    ...{ plan: 'Premium', expiry: '2027-01-21T18:29:59.999Z' },
    upcoming: [{ plan: 'Premium', startsAt: '2026-12-21T18:30:00.000Z' }],
  });
});

test('a refund of what is over changes nothing that runs', async () => {
  const first = await buy(member, admin, month);
  await buy(member, admin, month);
  await later('2027-01-01T12:00:00+05:30');
  const before = await pass();
  await refund(admin, first.id);
  expect(await pass()).toEqual(before);
});

/** Without those about the order that came before. */
const remindersTo = async (email: string) =>
  (await harness.mailTo(email)).map(({ subject }) => subject).filter((subject) => / ends /.test(subject));

/** A round of the morning, so many days before the last one. */
async function morning(daysBefore: number): Promise<void> {
  harness.clock.ms = Date.parse('2026-12-21T09:00:00+05:30') - daysBefore * DAY_MS;
  await harness.services.reminders.send();
}

const ENDS = (when: string) => `Your membership at Bhor ends ${when}`;

test('a member is reminded 7, 3 and 1 days before the end and on the last day, once each', async () => {
  await buy(member, admin, month);
  for (let days = 10; days >= -2; days--) {
    await morning(days);
    await morning(days);
  }
  expect((await remindersTo(user.email)).reverse()).toEqual(
    ['in 7 days', 'in 3 days', 'tomorrow', 'today'].map(ENDS),
  );
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.text).toContain('Premium is valid until the end of 21 December 2026');
  expect(mail?.text).toContain('http://studio.example/membership');
});

test('of rounds at the same time one reminds', async () => {
  await buy(member, admin, month);
  harness.clock.ms = Date.parse('2026-12-14T09:00:00+05:30');
  await Promise.all(Array.from({ length: 5 }, () => harness.services.reminders.send()));
  expect(await remindersTo(user.email)).toHaveLength(1);
});

test('a reminder that was missed is made up for, with the days that are left', async () => {
  await buy(member, admin, month);
  await morning(5);
  await morning(2);
  await morning(1);
  expect(await remindersTo(user.email)).toEqual(['tomorrow', 'in 2 days', 'in 5 days'].map(ENDS));
});

test('who has renewed is not reminded, and who got the money back is not either', async () => {
  await buy(member, admin, month);
  await buy(member, admin, month);
  const { browser, user: other } = await signedIn(harness);
  await refund(admin, (await buy(browser, admin, month)).id);
  for (const days of [7, 3, 1, 0]) await morning(days);
  expect([await remindersTo(user.email), await remindersTo(other.email)]).toEqual([[], []]);
});

test.each([
  ['00:00', 0],
  ['08:59', 0],
  ['09:00', 1],
  ['19:59', 1],
  ['20:00', 0],
  ['23:59', 0],
])('at %s in India %i reminders go out', async (time, count) => {
  await buy(member, admin, month);
  harness.clock.ms = Date.parse(`2026-12-18T${time}+05:30`);
  await harness.services.reminders.send();
  expect(await remindersTo(user.email)).toHaveLength(count);
});

test('a member who cannot be written to costs nobody else a reminder, and is tried again', async () => {
  await buy(member, admin, month);
  const { browser, user: other } = await signedIn(harness);
  await buy(browser, admin, month);
  await harness.dataSource.query(`update users set email = 'nowhere' where id = $1`, [user.id]);
  await expect(morning(7)).rejects.toThrow('1 of 2 reminders failed');
  expect((await remindersTo(other.email))[0]).toBe(ENDS('in 7 days'));
  await harness.dataSource.query('update users set email = $2 where id = $1', [user.id, user.email]);
  await morning(7);
  expect((await remindersTo(user.email))[0]).toBe(ENDS('in 7 days'));
  expect((await remindersTo(other.email)).filter((subject) => subject === ENDS('in 7 days'))).toHaveLength(1);
});
