import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RISK_SETTINGS, type RiskLevel } from '#common/members/risk';
import { defaultSettings } from '#common/settings/default-settings';
import { DAY_MS } from '#common/time';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, beginSession, orderInput, signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let deskUser: User;
let desk: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: desk, user: deskUser } = await signedIn(harness, 'front_desk'));
});
afterEach(() => harness.stop());

interface ListedMember {
  name: string;
  risk: { level: string; stage: string; daysWithoutVisit: number; flaggedAfterDays: number } | null;
  lastContact: { note: string | null; recordedBy: { id: string } | null } | null;
}

const FIELDS =
  'name risk { level stage daysWithoutVisit flaggedAfterDays } lastContact { note recordedBy { id } }';

async function listed(level: RiskLevel): Promise<ListedMember[]> {
  const query = `{ membersAtRisk(filter: { level: ${level.toUpperCase()} }) { nodes { ${FIELDS} } } }`;
  const { data, errors } = await desk.gql(query);
  expect(errors).toEqual([]);
  return (data?.['membersAtRisk'] as { nodes: ListedMember[] }).nodes;
}

const names = async (level: RiskLevel) => (await listed(level)).map(({ name }) => name);

/** A member with a pass of a year that starts now. */
async function member(name: string): Promise<User> {
  const user = await createUser(harness.dataSource, { name });
  const { services, dataSource } = harness;
  const [offer] = await createPlanOffers(dataSource, 1, { name: `Year ${randomUUID()}`, durationMonths: 12 });
  const { order } = await services.orders.place(actorOf(user), orderInput(offer!));
  await services.orderAdministration.confirm(actorOf(deskUser), order.id, { method: 'cash' });
  return user;
}

const visit = (user: User) =>
  harness.services.activityRecording.recordVisit(actorOf(deskUser), {
    memberId: user.id,
    isRepeat: true,
    reason: 'Trial week',
    requestKey: randomUUID(),
  });

/** Lets days pass; sessions have ended by then. */
async function wait(days: number): Promise<void> {
  harness.clock.ms += days * DAY_MS;
  await beginSession(harness, desk, deskUser);
}

const contact = (memberId: string, note = 'On holiday until Monday', requestKey: string = randomUUID()) =>
  desk.gql(
    `mutation ($input: RecordContactInput!) { recordContact(input: $input) { message member { ${FIELDS} } } }`,
    { input: { memberId, note, requestKey } },
  );

const snooze = (id: string, days: number) =>
  desk.gql(
    'mutation ($input: SnoozeMemberInput!) { snoozeMember(input: $input) { member { risk { level } } } }',
    { input: { id, days } },
  );

test('explains why a member is listed; a visit removes the member at once', async () => {
  const asha = await member('Asha');
  await visit(asha);
  await wait(6);
  expect(await names('moderate')).toEqual([]);
  await wait(1);
  expect(await listed('moderate')).toMatchObject([
    { name: 'Asha', risk: { level: 'MODERATE', stage: 'NEW', daysWithoutVisit: 7, flaggedAfterDays: 7 } },
  ]);
  await visit(asha);
  expect(await names('moderate')).toEqual([]);
});

test.each([
  ['not_started', null],
  ['new', 59],
  ['first_year', 60],
  ['first_year', 300],
] as const)('the list agrees with the rule: %s, last visit after %s days', async (stage, visitedAfter) => {
  const user = await member('Asha');
  if (visitedAfter !== null) {
    await wait(visitedAfter);
    await visit(user);
  }
  const { moderate, high } = defaultSettings.desk[RISK_SETTINGS[stage]];
  const seen: string[] = [];
  let passed = 0;
  for (const days of [moderate - 1, moderate, high - 1, high]) {
    await wait(days - passed);
    passed = days;
    const rows = [...(await listed('moderate')), ...(await listed('high'))];
    seen.push(rows.map(({ risk }) => `${risk?.level} ${risk?.stage} ${risk?.daysWithoutVisit}`).join());
  }
  const name = stage.toUpperCase();
  expect(seen).toEqual([
    '',
    `MODERATE ${name} ${moderate}`,
    `MODERATE ${name} ${high - 1}`,
    `HIGH ${name} ${high}`,
  ]);
});

test('the high risk that was reached last comes first, the moderate one that gets high next', async () => {
  await member('First');
  await wait(1);
  await member('Second');
  await wait(5);
  expect(await names('moderate')).toEqual(['First', 'Second']);
  await wait(6);
  expect(await names('high')).toEqual(['Second', 'First']);
});

test('only members with a running pass are listed', async () => {
  await createUser(harness.dataSource, { name: 'No pass' });
  const ended = await member('Ended');
  await harness.services.membershipAdministration.cancel(actorOf(deskUser), {
    memberId: ended.id,
    planType: 'pass',
    reason: 'Moved',
  });
  const user = await createUser(harness.dataSource, { name: 'Nutrition' });
  const [offer] = await createPlanOffers(harness.dataSource, 1, {
    name: 'N',
    planType: 'nutrition',
    durationMonths: 12,
  });
  const { order } = await harness.services.orders.place(actorOf(user), orderInput(offer!));
  await harness.services.orderAdministration.confirm(actorOf(deskUser), order.id, { method: 'cash' });
  await wait(20);
  expect([...(await names('high')), ...(await names('moderate'))]).toEqual([]);
  await wait(400);
  expect(await names('high')).toEqual([]);
});

test('a contact mutes the member for seven days, and is shown afterwards', async () => {
  const asha = await member('Asha');
  await wait(10);
  const { data } = await contact(asha.id);
  expect(data).toMatchObject({ recordContact: { message: 'Contact saved.', member: { risk: null } } });
  expect(await names('high')).toEqual([]);
  await wait(6);
  expect(await names('high')).toEqual([]);
  await wait(1);
  expect(await listed('high')).toMatchObject([
    { lastContact: { note: 'On holiday until Monday', recordedBy: { id: deskUser.id } } },
  ]);
});

test.each([7, 14, 30])('a member is snoozed for %i days', async (days) => {
  const asha = await member('Asha');
  await wait(10);
  expect((await snooze(asha.id, days)).data).toEqual({ snoozeMember: { member: { risk: null } } });
  await wait(days - 1);
  expect(await names('high')).toEqual([]);
  await wait(1);
  expect(await names('high')).toEqual(['Asha']);
});

test('a snooze that is sent again is one snooze, another one in between counts', async () => {
  const asha = await member('Asha');
  await wait(10);
  for (const days of [7, 7, 14, 7]) await snooze(asha.id, days);
  const snoozes = await harness.dataSource.query<unknown[]>(
    "select 1 from journal where type = 'member.snoozed'",
  );
  expect(snoozes).toHaveLength(3);
  await wait(7);
  expect(await names('high')).toEqual(['Asha']);
});

test('refuses other numbers of days, long notes and unknown members', async () => {
  const asha = await member('Asha');
  expect((await snooze(asha.id, 365)).errors[0]?.extensions.fields).toMatchObject([{ path: ['days'] }]);
  expect((await contact(asha.id, 'a'.repeat(501))).errors[0]?.extensions.fields).toMatchObject([
    { path: ['note'], reason: 'TOO_LONG' },
  ]);
  expect((await contact(randomUUID())).errors[0]?.extensions).toMatchObject({ reason: 'MEMBER_NOT_FOUND' });
});

test('repeating a contact records it once; its key cannot be used for another one', async () => {
  const asha = await member('Asha');
  const key = 'contact-key-0001';
  const answers = [await contact(asha.id, 'Called', key), await contact(asha.id, 'Called', key)];
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(await harness.dataSource.query('select note from follow_ups')).toEqual([{ note: 'Called' }]);
  for (const again of [contact(asha.id, 'Something else', key), contact(deskUser.id, 'Called', key)])
    expect((await again).errors[0]?.extensions).toMatchObject({ reason: 'REQUEST_KEY_USED' });
});
