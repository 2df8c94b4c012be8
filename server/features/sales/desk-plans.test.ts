/** Day passes and trials: sold at the front desk only. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderMessages } from '#common/orders/messages';
import { upgradeMessages } from '#common/orders/upgrade-messages';
import { DAY_MS } from '#common/time';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createActivities, createPlanOffers, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, membershipsOf, orderOf, place, refund, signedIn } from '../../test/order-calls';
import { MemberAttendance } from '../members/member-summary.entity';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { Receipt } from '../receipts/receipt.entity';

let harness: Harness;
let member: Browser;
let user: UserWithEmail;
let desk: Browser;
let admin: Browser;
let boss: UserWithEmail;
let dayPass: PlanOffer;
let trial: PlanOffer;
let premium: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: member, user } = await signedIn(harness));
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  ({ browser: admin, user: boss } = await signedIn(harness, 'admin'));
  const make = async (values: Partial<PlanOffer>) =>
    (await createPlanOffers(harness.dataSource, 1, values))[0]!;
  dayPass = await make({ name: 'Day pass', kind: 'day_pass', durationMonths: 0, durationDays: 1 });
  trial = await make({ name: 'Trial week', kind: 'trial', durationMonths: 0, durationDays: 7 });
  premium = await make({ name: 'Premium', pricePaise: 210_000 });
});
afterEach(() => harness.stop());

const SELL = `mutation ($input: SellMembershipInput!) {
  sellMembership(input: $input) {
    order { id status planName planKind durationMonths durationDays }
    membership { current { planName kind startsAt endsAt } freezeDaysLeft }
  }
}`;
const sell = (staff: Browser, offer: PlanOffer, values: object = {}) =>
  staff.gql(SELL, {
    input: { memberId: user.id, offerId: offer.id, method: 'CASH', requestKey: randomUUID(), ...values },
  });
const quote = async (offer: PlanOffer, isUpgrade = false) => {
  const { data } = await desk.gql(
    `query ($memberId: ID!, $offerId: ID!, $isUpgrade: Boolean!) {
      saleQuote(memberId: $memberId, offerId: $offerId, isUpgrade: $isUpgrade) { endsAt problem credit { days } }
    }`,
    { memberId: user.id, offerId: offer.id, isUpgrade },
  );
  return data?.['saleQuote'] as { endsAt: string; problem: string | null; credit: { days: number } | null };
};

test('a day pass runs until the end of the day, with a receipt and no freezes', async () => {
  const answer = await sell(desk, dayPass);
  expect(answer.errors).toEqual([]);
  expect(answer.data?.['sellMembership']).toMatchObject({
    order: { status: 'PAID', planName: 'Day pass', planKind: 'DAY_PASS', durationMonths: 0, durationDays: 1 },
    membership: {
      current: { kind: 'DAY_PASS', endsAt: '2026-11-21T18:30:00.000Z' },
      freezeDaysLeft: 0,
    },
  });
  const [receipt] = await harness.dataSource.getRepository(Receipt).find();
  expect(receipt!.content.line).toEqual({ plan: 'Day pass', type: 'pass', months: 0, days: 1, sac: null });
  await sell(desk, premium);
  expect((await membershipsOf(member))[0]).toMatchObject({
    upcoming: [
      { planName: 'Premium', startsAt: '2026-11-21T18:30:00.000Z', endsAt: '2026-12-21T18:30:00.000Z' },
    ],
  });
});

test('the public price list and the periods that members may buy do not have them; the desk has', async () => {
  const { data } = await harness.gql('{ planOffers { name } }');
  expect(data).toEqual({ planOffers: [{ name: 'Premium' }] });
  const own = await member.gql('{ me { user { nextPeriods { offer { name } } } } }');
  expect(own.data).toMatchObject({ me: { user: { nextPeriods: [{ offer: { name: 'Premium' } }] } } });
  const DESK_PLANS = '{ deskPlans { name kind durationDays } }';
  expect((await desk.gql(DESK_PLANS)).data).toEqual({
    deskPlans: [
      { name: 'Day pass', kind: 'DAY_PASS', durationDays: 1 },
      { name: 'Trial week', kind: 'TRIAL', durationDays: 7 },
    ],
  });
  expect(refusalOf(await member.gql(DESK_PLANS))).toMatchObject({ status: 403 });
});

test('members cannot order day passes or trials', async () => {
  for (const offer of [dayPass, trial])
    expect(refusalOf(await place(member, offer))).toMatchObject({
      status: 400,
      message: orderMessages.planAtDesk,
    });
});

test('a trial is sold once to each member, also by two desks at once and after a refund', async () => {
  const answers = await Promise.all([sell(desk, trial), sell(admin, trial)]);
  const [refused] = answers.filter(({ errors }) => errors.length > 0);
  expect(refusalOf(refused!)).toMatchObject({ status: 400, message: orderMessages.trialUsed });
  const [sold] = answers.filter(({ errors }) => errors.length === 0);
  harness.clock.ms += 60_000;
  await refund(admin, orderOf(sold!).id);
  expect((await quote(trial)).problem).toBe(orderMessages.trialUsed);
  expect(refusalOf(await sell(admin, trial))).toMatchObject({ message: orderMessages.trialUsed });
});

test('admins give a free trial, or another one, without payment and with a reason', async () => {
  const { membershipAdministration } = harness.services;
  const grant = () =>
    membershipAdministration.grant(actorOf(boss), {
      memberId: user.id,
      offerId: trial.id,
      reason: 'Was ill',
      requestKey: randomUUID(),
    });
  await grant();
  expect((await quote(trial)).problem).toBe(orderMessages.trialUsed);
  await grant();
  const periods = await harness.dataSource
    .getRepository(MembershipPeriod)
    .find({ order: { startsAt: 'ASC' } });
  expect(periods.map(({ kind, days, endsAt }) => [kind, days, endsAt.toISOString()])).toEqual([
    ['trial', 7, '2026-11-27T18:30:00.000Z'],
    ['trial', 7, '2026-12-04T18:30:00.000Z'],
  ]);
  expect(await harness.dataSource.getRepository(Receipt).count()).toBe(0);
});

test('a membership replaces a trial, with credit for its unused days; a day pass replaces nothing', async () => {
  await sell(desk, trial);
  expect((await quote(premium, true)).credit).toEqual({ days: 7 });
  expect((await quote(dayPass, true)).problem).toBe(upgradeMessages.noMembership('Day pass'));
});

const remindersAt = async (moment: string): Promise<string[]> => {
  harness.clock.ms = Date.parse(moment);
  await harness.services.reminders.send();
  const mails = await harness.mailTo(user.email);
  return mails.filter(({ text }) => /ends (today|tomorrow|in)/.test(text)).map(({ subject }) => subject);
};

test('nobody is reminded of the end of a day pass, and of a trial on its last two days', async () => {
  await sell(desk, dayPass);
  expect(await remindersAt('2026-11-21T06:30:00Z')).toEqual([]);
  harness.clock.ms += DAY_MS;
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  await sell(desk, trial);
  expect(await remindersAt('2026-11-24T06:30:00Z')).toEqual([]);
  expect(await remindersAt('2026-11-27T06:30:00Z')).toHaveLength(1);
});

test('a trial puts nobody at risk, and does not count as time as a member', async () => {
  const attendance = () =>
    harness.dataSource.getRepository(MemberAttendance).findOneByOrFail({ id: user.id });
  await createActivities(harness.dataSource, 1, { user, happenedAt: new Date('2026-10-01T06:00:00Z') });
  await sell(desk, trial);
  expect((await attendance()).riskAt.getUTCFullYear()).toBe(9999);
  await sell(desk, premium);
  expect(await attendance()).toMatchObject({ memberSince: new Date('2026-11-27T18:30:00Z') });
  expect((await attendance()).riskAt.getUTCFullYear()).toBe(2026);
});

test.each([
  ['a membership of days', { kind: 'membership', durationMonths: 1, durationDays: 3 }],
  ['a day pass of months', { kind: 'day_pass', durationMonths: 1, durationDays: 1 }],
  ['a trial without days', { kind: 'trial', durationMonths: 0 }],
] as const)('the database refuses %s', async (name, values) => {
  await expect(createPlanOffers(harness.dataSource, 1, { name, ...values })).rejects.toThrow(
    'plan_offers_lasts',
  );
});
