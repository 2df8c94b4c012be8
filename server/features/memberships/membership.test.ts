import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#common/time';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createPlanOffers, type UserWithEmail } from '../../test/factories';
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
import { NO_PASSWORD } from '../../lib/passwords';
import { User } from '../accounts/user.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';

let harness: Harness;
let member: Browser;
let user: UserWithEmail;
let admin: Browser;
let boss: UserWithEmail;
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
  nutrition = await make({ name: 'Nutrition', planType: 'nutrition' });
});
afterEach(() => harness.stop());

/** Advances the clock; both users log in again, since sessions expire meanwhile. */
async function later(moment: string): Promise<void> {
  harness.clock.ms = Date.parse(moment);
  await beginSession(harness, member, user);
  await beginSession(harness, admin, boss);
}

const pass = async () => (await membershipsOf(member))[0]!;

const NOTHING = {
  status: 'INACTIVE',
  current: null,
  upcoming: [],
  previous: null,
  paidUntil: null,
  pendingOrder: null,
};

test('a member without orders has two inactive memberships, a signed-out client gets 401', async () => {
  expect(await membershipsOf(member)).toEqual([
    { planType: 'PASS', ...NOTHING },
    { planType: 'NUTRITION', ...NOTHING },
  ]);
  expect(refusalOf(await new Browser(harness).gql(MEMBERSHIPS)).status).toBe(401);
});

test('shows the newest unpaid order of each plan type and does not activate the membership', async () => {
  await place(member, month);
  harness.clock.ms += 1000;
  const newest = orderOf(await place(member, quarter));
  const [first, second] = await membershipsOf(member);
  expect(first).toMatchObject({ status: 'INACTIVE', pendingOrder: { id: newest.id } });
  expect(second).toMatchObject({ pendingOrder: null });
});

interface NextPeriodAnswer {
  offer: { id: string };
  startsAt: string;
  isLater: boolean;
  endsAt: string;
}

const NEXT_PERIODS = '{ me { user { nextPeriods { offer { id } startsAt isLater endsAt } } } }';

test('next periods start now, or when the running membership of the same plan type ends', async () => {
  const nextPeriods = async () => {
    const { data } = await member.gql(NEXT_PERIODS);
    const me = data?.['me'] as { user: { nextPeriods: NextPeriodAnswer[] } };
    return Object.fromEntries(
      me.user.nextPeriods.map(({ offer, startsAt, isLater, endsAt }) => [
        offer.id,
        [startsAt, isLater, endsAt],
      ]),
    );
  };
  const now = '2026-11-21T06:30:00.000Z';
  const inAMonth = '2026-12-21T18:30:00.000Z';
  expect(await nextPeriods()).toEqual({
    [month.id]: [now, false, inAMonth],
    [quarter.id]: [now, false, '2027-02-21T18:30:00.000Z'],
    [nutrition.id]: [now, false, inAMonth],
  });
  await buy(member, admin, month);
  expect(await nextPeriods()).toEqual({
    [month.id]: ['2026-12-21T18:30:00.000Z', true, '2027-01-21T18:30:00.000Z'],
    [quarter.id]: ['2026-12-21T18:30:00.000Z', true, '2027-03-21T18:30:00.000Z'],
    [nutrition.id]: [now, false, inAMonth],
  });
  expect(refusalOf(await new Browser(harness).gql(NEXT_PERIODS)).status).toBe(401);
});

test('a membership is active until the last millisecond of its last day, and inactive afterwards', async () => {
  await buy(member, admin, month);
  const period = {
    planName: 'Premium',
    startsAt: '2026-11-21T06:30:00.000Z',
    endsAt: '2026-12-21T18:30:00.000Z',
  };
  const paidUntil = period.endsAt;
  const active = { status: 'ACTIVE', current: period, previous: null, paidUntil };
  expect(await pass()).toMatchObject(active);
  await later('2026-12-21T23:59:59.999+05:30');
  expect(await pass()).toMatchObject(active);
  await later('2026-12-22T00:00:00+05:30');
  expect(await pass()).toMatchObject({ status: 'INACTIVE', current: null, previous: period, paidUntil });
});

test('a purchase before the end extends the membership with the new plan', async () => {
  await buy(member, admin, month);
  await later('2026-12-01T12:00:00+05:30');
  await buy(member, admin, quarter);
  const next = {
    planName: 'Premium 3 Months',
    startsAt: '2026-12-21T18:30:00.000Z',
    endsAt: '2027-03-21T18:30:00.000Z',
  };
  expect(await pass()).toMatchObject({
    status: 'ACTIVE',
    current: { planName: 'Premium', endsAt: next.startsAt },
    upcoming: [next],
    paidUntil: next.endsAt,
  });
  await later('2026-12-22T00:00:00+05:30');
  expect(await pass()).toMatchObject({ status: 'ACTIVE', current: next, upcoming: [], previous: null });
});

test('a purchase after the end starts a new membership', async () => {
  await buy(member, admin, month);
  await later('2027-01-31T12:00:00+05:30');
  await buy(member, admin, month);
  expect(await pass()).toMatchObject({
    status: 'ACTIVE',
    previous: null,
    paidUntil: '2027-02-28T18:30:00.000Z',
  });
});

test('a gym pass and a nutrition plan run independently of each other', async () => {
  await buy(member, admin, month);
  await buy(member, admin, nutrition);
  expect((await membershipsOf(member)).map(({ status, current }) => [status, current?.planName])).toEqual([
    ['ACTIVE', 'Premium'],
    ['ACTIVE', 'Nutrition'],
  ]);
  const { browser } = await signedIn(harness);
  expect((await membershipsOf(browser)).map(({ status }) => status)).toEqual(['INACTIVE', 'INACTIVE']);
});

test('a period names the order and the offer that it was bought with', async () => {
  const { id, number } = await buy(member, admin, month);
  const query = '{ me { user { memberships { id current { order { id number } offer { id name } } } } } }';
  const current = { order: { id, number }, offer: { id: month.id, name: 'Premium' } };
  expect((await member.gql(query)).data).toEqual({
    me: {
      user: {
        memberships: [
          { id: `${user.id}-pass`, current },
          { id: `${user.id}-nutrition`, current: null },
        ],
      },
    },
  });
});

test('a refund ends the membership of its order, and the next period starts immediately', async () => {
  const first = await buy(member, admin, month);
  await buy(member, admin, quarter);
  await later('2026-12-01T12:00:00+05:30');
  await refund(admin, first.id);
  expect(await pass()).toMatchObject({
    status: 'ACTIVE',
    current: {
      planName: 'Premium 3 Months',
      startsAt: '2026-12-01T06:30:00.000Z',
      endsAt: '2027-03-01T18:30:00.000Z',
    },
    upcoming: [],
  });
});

test('a refund of a period that has not started moves later periods up', async () => {
  await buy(member, admin, month);
  const second = await buy(member, admin, quarter);
  await buy(member, admin, month);
  await refund(admin, second.id);
  expect(await pass()).toMatchObject({
    current: { planName: 'Premium' },
    paidUntil: '2027-01-21T18:30:00.000Z',
    upcoming: [{ planName: 'Premium', startsAt: '2026-12-21T18:30:00.000Z' }],
  });
});

test('a refund of an expired period leaves the running membership unchanged', async () => {
  const first = await buy(member, admin, month);
  await buy(member, admin, month);
  await later('2027-01-01T12:00:00+05:30');
  const before = await pass();
  await refund(admin, first.id);
  expect(await pass()).toEqual(before);
});

/** Subjects of the reminder mails, without mails about orders. */
const remindersTo = async (email: string) =>
  (await harness.mailTo(email)).map(({ subject }) => subject).filter((subject) => / ends /.test(subject));

/** Runs the reminder job at 9:00, that many days before the last day of the membership. */
async function morning(daysBefore: number): Promise<void> {
  harness.clock.ms = Date.parse('2026-12-21T09:00:00+05:30') - daysBefore * DAY_MS;
  await harness.services.reminders.send();
}

const ENDS = (when: string) => `Your membership at Bhor ends ${when}`;

test('reminds a member 7, 3 and 1 days before the end and on the last day, once each', async () => {
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

test('concurrent runs send one reminder', async () => {
  await buy(member, admin, month);
  harness.clock.ms = Date.parse('2026-12-14T09:00:00+05:30');
  await Promise.all(Array.from({ length: 5 }, () => harness.services.reminders.send()));
  expect(await remindersTo(user.email)).toHaveLength(1);
});

test('a missed reminder is sent at the next run, with the actual number of days left', async () => {
  await buy(member, admin, month);
  await morning(5);
  await morning(2);
  await morning(1);
  expect(await remindersTo(user.email)).toEqual(['tomorrow', 'in 2 days', 'in 5 days'].map(ENDS));
});

test('does not remind members who have renewed or were refunded', async () => {
  await buy(member, admin, month);
  await buy(member, admin, month);
  const { browser, user: other } = await signedIn(harness);
  await refund(admin, (await buy(browser, admin, month)).id);
  for (const days of [7, 3, 1, 0]) await morning(days);
  expect([await remindersTo(user.email), await remindersTo(other.email)]).toEqual([[], []]);
});

test('a reminder that could not be mailed waits for an address', async () => {
  await buy(member, admin, month);
  const account = { passwordHash: user.passwordHash, email: user.email };
  const users = harness.dataSource.getRepository(User);
  await users.update(user.id, { passwordHash: NO_PASSWORD, email: null });
  await morning(3);
  expect(await harness.dataSource.query('select 1 from membership_reminders')).toEqual([]);
  await users.update(user.id, account);
  await morning(3);
  expect(await remindersTo(user.email)).toEqual([ENDS('in 3 days')]);
});

test.each([
  ['00:00', 0],
  ['08:59', 0],
  ['09:00', 1],
  ['19:59', 1],
  ['20:00', 0],
  ['23:59', 0],
])('at %s in India it sends %i reminders', async (time, count) => {
  await buy(member, admin, month);
  harness.clock.ms = Date.parse(`2026-12-18T${time}+05:30`);
  await harness.services.reminders.send();
  expect(await remindersTo(user.email)).toHaveLength(count);
});

test('a failing reminder does not affect other members and is retried', async () => {
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
