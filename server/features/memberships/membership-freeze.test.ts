/** Members and staff freeze passes, and end freezes early. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountMessages } from '#common/accounts/messages';
import { idempotencyMessages } from '#common/idempotency/messages';
import { messages } from '#common/messages';
import { freezeMessages } from '#common/memberships/freeze-messages';
import { DAY_MS } from '#common/time';
import { invalid, refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { checkIn, checkInOf } from '../../test/check-in-calls';
import { createPlanOffers, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { beginSession, buy, refund, signedIn } from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import { JournalEntry } from '../journal/journal-entry.entity';
import { MemberSummary } from '../members/member-summary.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { MembershipFreeze } from './membership-period.entity';

let harness: Harness;
let member: Browser;
let user: UserWithEmail;
let desk: Browser;
let receptionist: UserWithEmail;
let admin: Browser;
let boss: UserWithEmail;
let month: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: member, user } = await signedIn(harness));
  ({ browser: desk, user: receptionist } = await signedIn(harness, 'front_desk'));
  ({ browser: admin, user: boss } = await signedIn(harness, 'admin'));
  [month] = (await createPlanOffers(harness.dataSource, 1, { name: 'Premium' })) as [PlanOffer];
});
afterEach(() => harness.stop());

const STATE = `membership {
  status isFrozen freezeDaysLeft freeze { id startsAt endsAt } current { endsAt } upcoming { startsAt endsAt } paidUntil
}`;
const FREEZE = `mutation ($input: FreezeMembershipInput!) { freezeMembership(input: $input) { message member { id } ${STATE} } }`;
const END = `mutation ($input: EndMembershipFreezeInput!) { endMembershipFreeze(input: $input) { message ${STATE} } }`;
const OWN = '{ me { user { memberships { status isFrozen freezeDaysLeft paidUntil freeze { endsAt } } } } }';

interface Membership {
  isFrozen: boolean;
  freezeDaysLeft: number;
  paidUntil: string;
  freeze: { id: string } | null;
}

/** Today is 21 November 2026, and a pass bought now ends with 21 December. */
const freeze = (browser: Browser, values: Record<string, unknown> = {}) =>
  browser.gql(FREEZE, { input: { startsOn: '2026-11-24', days: 5, requestKey: randomUUID(), ...values } });
const end = (browser: Browser, freezeId: string) => browser.gql(END, { input: { freezeId } });

async function frozen(browser: Browser = member, values?: Record<string, unknown>): Promise<Membership> {
  const { data, errors } = await freeze(browser, values);
  expect(errors).toEqual([]);
  return (data?.['freezeMembership'] as { membership: Membership }).membership;
}

async function ownPass(): Promise<Membership> {
  const { data } = await member.gql(OWN);
  return (data?.['me'] as { user: { memberships: [Membership] } }).user.memberships[0];
}

const freezes = () => harness.dataSource.getRepository(MembershipFreeze).find();
const entries = (type: string) => harness.dataSource.getRepository(JournalEntry).findBy({ type });
const subjects = async () => (await harness.mailTo(user.email)).map(({ subject }) => subject);

/** Midnight at the studio at the start of a day. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`).toISOString();

/** The morning of a later day, on which everybody logs in again. */
async function on(day: string): Promise<void> {
  harness.clock.ms = Date.parse(`${day}T10:00:00+05:30`);
  await beginSession(harness, member, user);
  await beginSession(harness, desk, receptionist);
  await beginSession(harness, admin, boss);
}

test('a member freezes the pass, which ends as many days later, and gets a mail', async () => {
  await buy(member, admin, month);
  expect(await frozen()).toMatchObject({
    status: 'ACTIVE',
    isFrozen: false,
    freezeDaysLeft: 2,
    freeze: { startsAt: startOf('2026-11-24'), endsAt: startOf('2026-11-29') },
    current: { endsAt: startOf('2026-12-27') },
    paidUntil: startOf('2026-12-27'),
  });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.text).toContain('from 24 November 2026 until the end of 28 November 2026');
  expect(mail?.text).toContain('valid until the end of 26 December 2026');
  const [entry] = await entries('membership.frozen');
  expect(entry).toMatchObject({
    memberId: user.id,
    actorId: user.id,
    before: { endsAt: startOf('2026-12-22') },
    after: { endsAt: startOf('2026-12-27'), frozenFrom: startOf('2026-11-24') },
  });
});

test('lists, files and the next purchase follow, and summaries agree', async () => {
  await buy(member, admin, month);
  await frozen();
  const summary = await harness.dataSource.getRepository(MemberSummary).findOneByOrFail({ id: user.id });
  expect(summary.paidUntil.toISOString()).toBe(startOf('2026-12-27'));
  await buy(member, admin, month);
  expect((await ownPass()).paidUntil).toBe(startOf('2027-01-27'));
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('periods after a frozen one move along, and back when the freeze is ended early', async () => {
  await buy(member, admin, month);
  await buy(member, admin, month);
  const { freeze: begun } = await frozen(member);
  expect((await ownPass()).paidUntil).toBe(startOf('2027-01-27'));
  await on('2026-11-26');
  const { data } = await end(desk, begun!.id);
  expect(data?.['endMembershipFreeze']).toMatchObject({
    message: freezeMessages.ended,
    membership: {
      isFrozen: false,
      freeze: null,
      freezeDaysLeft: 5,
      current: { endsAt: startOf('2026-12-24') },
      upcoming: [{ startsAt: startOf('2026-12-24'), endsAt: startOf('2027-01-24') }],
    },
  });
  expect((await entries('membership.moved')).length).toBe(2);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('a freeze that has not begun is withdrawn as if it had never been', async () => {
  await buy(member, admin, month);
  const before = await ownPass();
  const { freeze: planned } = await frozen();
  await end(member, planned!.id);
  expect(await ownPass()).toEqual(before);
  expect(await frozen()).toMatchObject({ freezeDaysLeft: 2 });
});

test('the history of the member describes a freeze in words', async () => {
  await buy(member, admin, month);
  const { freeze: planned } = await frozen();
  await end(desk, planned!.id);
  const { data } = await desk.gql(
    'query ($id: ID!) { memberTimeline(memberId: $id, first: 9, filter: { kinds: [CHANGE] }) { nodes { text } } }',
    { id: user.id },
  );
  const { nodes } = data?.['memberTimeline'] as { nodes: { text: string }[] };
  expect(nodes.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Membership frozen: from 24 November 2026 until 28 November 2026, membership until 26 December 2026',
      'Freeze ended early: membership until 21 December 2026',
    ]),
  );
});

test('a frozen member is not checked in, until the freeze is over or ended', async () => {
  await buy(member, admin, month);
  const { freeze: planned } = await frozen();
  const arrive = async () => checkInOf(await checkIn(desk, { memberId: user.id, isRepeat: true })).outcome;
  await on('2026-11-23');
  expect(await arrive()).toBe('RECORDED');
  await on('2026-11-28');
  expect(await ownPass()).toMatchObject({
    status: 'ACTIVE',
    isFrozen: true,
    freeze: { endsAt: startOf('2026-11-29') },
  });
  expect(await arrive()).toBe('NO_ACTIVE_PASS');
  await end(desk, planned!.id);
  expect(await arrive()).toBe('RECORDED');
  await on('2026-11-29');
  expect(await ownPass()).toMatchObject({ isFrozen: false, freeze: null, freezeDaysLeft: 3 });
});

test.each([
  ['today', { startsOn: '2026-11-21' }, freezeMessages.tooEarly('22 November 2026'), 'startsOn'],
  ['the past', { startsOn: '2026-11-01' }, freezeMessages.tooEarly('22 November 2026'), 'startsOn'],
  ['after the end', { startsOn: '2026-12-22' }, freezeMessages.afterEnd('21 December 2026'), 'startsOn'],
  ['far ahead', { startsOn: '2027-02-01' }, freezeMessages.tooLate('20 January 2027'), 'startsOn'],
  ['over the end', { startsOn: '2026-12-20', days: 3 }, freezeMessages.overEnd('21 December 2026'), 'days'],
  ['too short', { days: 2 }, freezeMessages.daysInvalid(3, 7), 'days'],
  ['too long', { days: 8 }, freezeMessages.daysInvalid(3, 7), 'days'],
  ['without a key', { requestKey: 'short' }, messages.requestKeyInvalid, 'requestKey'],
])('a freeze %s is refused, and changes nothing', async (_, values, message, field) => {
  await buy(member, admin, month);
  const before = await ownPass();
  const mails = await subjects();
  expect(refusalOf(await freeze(member, values))).toEqual(invalid(message, field));
  expect([await ownPass(), await freezes(), await subjects()]).toEqual([before, [], mails]);
});

test('the last days of a pass can be frozen', async () => {
  await buy(member, admin, month);
  expect(await frozen(member, { startsOn: '2026-12-19', days: 3 })).toMatchObject({
    paidUntil: startOf('2026-12-25'),
  });
});

test('a second freeze waits for the first to end, and the days are counted together', async () => {
  await buy(member, admin, month);
  await frozen(member, { days: 4 });
  const already = freezeMessages.frozenAlready('24 November 2026', '27 November 2026');
  expect(refusalOf(await freeze(desk, { memberId: user.id, startsOn: '2026-11-27' }))).toEqual(
    invalid(already, 'startsOn'),
  );
  await on('2026-11-28');
  expect(await frozen(member, { startsOn: '2026-12-01', days: 3 })).toMatchObject({ freezeDaysLeft: 0 });
  await on('2026-12-05');
  const none = await freeze(member, { startsOn: '2026-12-07', days: 3 });
  expect(refusalOf(none)).toEqual(invalid(freezeMessages.noDaysLeft, 'days'));
});

test('of two people who freeze at once, one is told that it is frozen', async () => {
  await buy(member, admin, month);
  const answers = await Promise.all([
    freeze(member),
    freeze(desk, { memberId: user.id, startsOn: '2026-11-25' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await freezes()).toHaveLength(1);
  expect((await ownPass()).paidUntil).toBe(startOf('2026-12-27'));
});

test('repeating a freeze or its end does it once', async () => {
  await buy(member, admin, month);
  const requestKey = randomUUID();
  await frozen(member, { requestKey });
  const { freeze: planned } = await frozen(member, { requestKey });
  expect((await ownPass()).paidUntil).toBe(startOf('2026-12-27'));
  expect(refusalOf(await freeze(member, { requestKey, days: 4 }))).toMatchObject({
    status: 409,
    message: idempotencyMessages.requestKeyUsed,
  });
  await on('2026-11-26');
  await Promise.all([end(member, planned!.id), end(desk, planned!.id)]);
  await end(member, planned!.id);
  expect((await ownPass()).paidUntil).toBe(startOf('2026-12-24'));
  expect(await entries('membership.freeze-ended')).toHaveLength(1);
  expect((await subjects()).filter((subject) => subject.includes('no longer frozen'))).toHaveLength(1);
});

test('a freeze that is over stays as it is', async () => {
  await buy(member, admin, month);
  const { freeze: planned } = await frozen();
  await on('2026-11-29');
  const before = await ownPass();
  expect((await end(member, planned!.id)).status).toBe(200);
  expect(await ownPass()).toEqual(before);
});

test('members cannot freeze passes of others, or end their freezes', async () => {
  await buy(member, admin, month);
  const { freeze: planned } = await frozen();
  for (const role of ['user', 'trainer'] as const) {
    const { browser } = await signedIn(harness, role);
    expect(refusalOf(await freeze(browser, { memberId: user.id }))).toMatchObject({
      status: 404,
      message: accountMessages.notFound,
    });
    expect(refusalOf(await end(browser, planned!.id))).toMatchObject({
      status: 404,
      message: freezeMessages.notFound,
    });
  }
  expect(refusalOf(await end(member, 'nonsense'))).toMatchObject({ status: 404 });
  expect(await ownPass()).toMatchObject({ freeze: { endsAt: startOf('2026-11-29') } });
});

test('without a running pass there is nothing to freeze', async () => {
  expect(refusalOf(await freeze(member))).toMatchObject({ status: 409, message: freezeMessages.noPass });
});

test('a refund of a frozen pass ends it, and the next period begins unfrozen', async () => {
  const first = await buy(member, admin, month);
  await buy(member, admin, month);
  await frozen();
  await on('2026-11-25');
  await refund(admin, first.id);
  expect(await ownPass()).toMatchObject({
    status: 'ACTIVE',
    isFrozen: false,
    freeze: null,
    freezeDaysLeft: 7,
    paidUntil: startOf('2026-12-26'),
  });
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('reminders follow the end, are sent again for it, and wait while the pass is frozen', async () => {
  await buy(member, admin, month);
  const reminders = async () => (await subjects()).filter((subject) => subject.includes(' ends '));
  await on('2026-12-14');
  await harness.services.reminders.send();
  expect(await reminders()).toHaveLength(1);
  await frozen(member, { startsOn: '2026-12-15', days: 7 });
  await on('2026-12-21');
  await harness.services.reminders.send();
  expect(await reminders()).toHaveLength(1);
  await on('2026-12-22');
  await harness.services.reminders.send();
  expect((await reminders())[0]).toBe('Your membership at Bhor ends in 6 days');
});

test('the database refuses freezes that overlap', async () => {
  await buy(member, admin, month);
  await frozen();
  const [{ periodId }] = (await freezes()) as [MembershipFreeze];
  const insert = (startsAt: string) =>
    harness.dataSource.getRepository(MembershipFreeze).insert({
      userId: user.id,
      periodId,
      startsAt: new Date(startsAt),
      endsAt: new Date(Date.parse(startsAt) + 3 * DAY_MS),
      days: 3,
      requestKey: randomUUID(),
      createdAt: new Date(),
    });
  await expect(insert(startOf('2026-11-28'))).rejects.toThrow('already frozen');
  await insert(startOf('2026-11-29'));
});
