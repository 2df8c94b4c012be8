/** Tests of what a trainer can see and do: members assigned to them, while nobody else exists for them. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#common/time';
import { END_ACCESS } from '../../test/staff-calls';
import {
  activityOf,
  activityPage,
  recordVisit,
  recordWorkout,
  removeActivity,
} from '../../test/activity-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createTrainers, createUser } from '../../test/factories';
import { startHarness, type GraphqlAnswer, type Harness } from '../../test/harness';
import { actorOf, beginSession, orderInput, signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';
import { Activity } from '../activity/activity.entity';
import { Consent } from '../consents/consent.entity';
import { FollowUp } from '../follow-ups/follow-up.entity';
import { JournalEntry } from '../journal/journal-entry.entity';
import { Measurement } from '../measurements/measurement.entity';
import { MemberNote } from '../timeline/member-note.entity';
import { Trainer } from './trainer.entity';

let harness: Harness;
let browser: Browser;
let account: User;
let desk: Browser;
let own: Trainer;
let other: Trainer;
let asha: User;
let ashasBrowser: Browser;
let ravi: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser, user: account } = await signedIn(harness, 'trainer'));
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  [own, other] = (await createTrainers(harness.dataSource, 2)) as [Trainer, Trainer];
  await trainers().update(own.id, { userId: account.id });
  ({ user: asha, browser: ashasBrowser } = await signedIn(harness));
  ravi = await createUser(harness.dataSource);
  await assign(asha, own);
  await assign(ravi, other);
});
afterEach(() => harness.stop());

const trainers = () => harness.dataSource.getRepository(Trainer);
const countOf = (table: typeof MemberNote | typeof FollowUp | typeof Activity) =>
  harness.dataSource.getRepository(table).count();
const assign = (member: User, trainer: Trainer | null) =>
  harness.services.trainerAssignments.assign(
    actorOf({ id: account.id, role: 'admin' }),
    member.id,
    trainer?.id ?? null,
  );

const MEMBERS = `query ($filter: MemberFilter, $orderBy: MemberSort) {
  members(filter: $filter, orderBy: $orderBy) { nodes { id name phone trainer { id } } totalCount { count } }
}`;

async function listed(variables: object = {}): Promise<string[]> {
  const { data, errors } = await browser.gql(MEMBERS, { ...variables });
  expect(errors).toEqual([]);
  const { nodes, totalCount } = data!['members'] as {
    nodes: { id: string }[];
    totalCount: { count: number };
  };
  expect(totalCount.count).toBe(nodes.length);
  return nodes.map(({ id }) => id);
}

const outcomeOf = ({ status, errors }: GraphqlAnswer) => [status, errors[0]?.extensions.code];
const NOT_THERE = [404, 'NOT_FOUND'];

const TIMELINE =
  'query ($memberId: ID!) { memberTimeline(memberId: $memberId) { nodes { kind actorName } } }';
const timeline = async (memberId: string) => {
  const { data, errors } = await browser.gql(TIMELINE, { memberId });
  expect(errors).toEqual([]);
  return (data!['memberTimeline'] as { nodes: { kind: string; actorName: string | null }[] }).nodes;
};

/** A mutation with an input. */
const change = (as: Browser, name: string, input: object) =>
  as.gql(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { message } }`,
    {
      input,
    },
  );
const noteAbout = (as: Browser, { id: memberId }: User, text = 'Prefers mornings') =>
  change(as, 'createMemberNote', { memberId, text, requestKey: randomUUID() });
const contact = ({ id: memberId }: User) =>
  change(browser, 'recordContact', { memberId, note: 'On holiday', requestKey: randomUUID() });
const snooze = ({ id }: User, days = 7) => change(browser, 'snoozeMember', { id, days });

async function buyPass(member: User): Promise<void> {
  const { services, dataSource } = harness;
  const [offer] = await createPlanOffers(dataSource, 1, { name: `Year ${randomUUID()}`, durationMonths: 12 });
  const { order } = await services.orders.place(actorOf(member), orderInput(offer!));
  const admin = actorOf({ id: account.id, role: 'admin' });
  await services.orderAdministration.confirm(admin, order.id, { method: 'cash' });
}

test('lists only assigned members, whatever the filter, the search and the order', async () => {
  expect(await listed()).toEqual([asha.id]);
  expect(await listed({ orderBy: { field: 'LAST_VISIT_AT', direction: 'DESC' } })).toEqual([asha.id]);
  expect(await listed({ filter: { search: asha.email } })).toEqual([asha.id]);
  const hidden = [
    { search: ravi.email },
    { ids: [ravi.id] },
    { trainerId: other.id },
    { hasTrainer: false },
    { roles: ['TRAINER'] },
  ];
  for (const filter of hidden) expect(await listed({ filter }), JSON.stringify(filter)).toEqual([]);
});

test('reads an assigned member without anything about money; others do not exist', async () => {
  const query = `query ($id: ID!) {
    user(id: $id) { id name due { dueOn } orders { nodes { id } } memberships { status } progress { visitCount } }
  }`;
  const { data, errors } = await browser.gql(query, { id: asha.id });
  expect(data).toMatchObject({ user: { id: asha.id, name: asha.name, due: null, orders: null } });
  expect(data).toMatchObject({ user: { memberships: [{}, {}], progress: { visitCount: 0 } } });
  expect(errors.map(({ extensions: { code } }) => code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect(await browser.gql(query, { id: ravi.id })).toMatchObject({ data: { user: null }, errors: [] });
  const { status } = await browser.rest('GET', `/api/user/admin/users/${asha.id}/progress`);
  expect(status).toBe(403);
});

test('lists the visits of assigned members only, and whom to call among them', async () => {
  for (const member of [asha, ravi]) await buyPass(member);
  for (const { id } of [asha, ravi]) await recordVisit(desk, id);
  harness.clock.ms += 40 * DAY_MS;
  await beginSession(harness, browser, account);
  const users = async (filter: object) =>
    (await activityPage(browser, { filter })).nodes.map(({ member }) => member.id);
  expect(await users({})).toEqual([asha.id]);
  expect(await users({ search: asha.email })).toEqual([asha.id]);
  expect(await users({ memberId: ravi.id })).toEqual([]);
  const { data, errors } = await browser.gql(
    '{ membersAtRisk { nodes { id risk { level } } totalCount { count } } }',
  );
  expect({ data, errors }).toMatchObject({
    data: { membersAtRisk: { nodes: [{ id: asha.id, risk: { level: 'HIGH' } }], totalCount: { count: 1 } } },
    errors: [],
  });
});

test('reads visits, workouts and notes in the history, and no mails, orders or changes', async () => {
  for (const member of [asha, ravi]) {
    await buyPass(member);
    await recordVisit(desk, member.id);
    await noteAbout(desk, member);
  }
  const entries = await timeline(asha.id);
  expect(entries.map(({ kind }) => kind).sort()).toEqual(['NOTE', 'VISIT']);
  expect(entries.every(({ actorName }) => actorName !== null)).toBe(true);
  expect(await timeline(ravi.id)).toEqual([]);
});

test('notes, visits, workouts and follow-ups are for assigned members only', async () => {
  for (const [member, expected] of [
    [asha, [200, undefined]],
    [ravi, NOT_THERE],
  ] as const) {
    expect(outcomeOf(await noteAbout(browser, member))).toEqual(expected);
    expect(outcomeOf(await recordVisit(browser, member.id))).toEqual(expected);
    expect(outcomeOf(await recordWorkout(browser, member.id))).toEqual(expected);
    expect(outcomeOf(await contact(member))).toEqual(expected);
    expect(outcomeOf(await snooze(member))).toEqual(expected);
  }
  expect([await countOf(MemberNote), await countOf(Activity), await countOf(FollowUp)]).toEqual([1, 2, 2]);
});

test('invalid input is refused, also for assigned members', async () => {
  const invalid = [
    await noteAbout(browser, asha, ' '),
    await recordWorkout(browser, asha.id, { workout: '' }),
    await recordVisit(browser, asha.id, { happenedAt: new Date(harness.clock.ms + DAY_MS) }),
    await snooze(asha, 8),
  ];
  expect(invalid.map(outcomeOf)).toEqual(invalid.map(() => [400, 'BAD_USER_INPUT']));
  expect(await countOf(Activity)).toBe(0);
});

test('changes own notes and removes own visits of today, not those of others', async () => {
  await noteAbout(browser, asha);
  await noteAbout(desk, ravi);
  const notes = await harness.dataSource.getRepository(MemberNote).find();
  const noteOf = (member: User) => notes.find(({ userId }) => userId === member.id)!;
  const edit = (id: string) =>
    change(browser, 'updateMemberNote', { id, text: 'Evenings', expectedVersion: 1 });
  expect(outcomeOf(await edit(noteOf(asha).id))).toEqual([200, undefined]);
  expect(outcomeOf(await edit(noteOf(ravi).id))).toEqual(NOT_THERE);
  const removeNote = (id: string) =>
    browser.gql('mutation ($id: ID!) { removeMemberNote(input: { id: $id }) { removedNoteId } }', { id });
  expect(outcomeOf(await removeNote(noteOf(ravi).id))).toEqual(NOT_THERE);

  const byDesk = activityOf(await recordVisit(desk, asha.id));
  const byTrainer = activityOf(await recordWorkout(browser, asha.id));
  const ofRavi = activityOf(await recordVisit(desk, ravi.id));
  expect(outcomeOf(await removeActivity(browser, byDesk.id))).toEqual([403, 'FORBIDDEN']);
  expect(outcomeOf(await removeActivity(browser, ofRavi.id))).toEqual(NOT_THERE);
  expect(outcomeOf(await removeActivity(browser, byTrainer.id))).toEqual([200, undefined]);
});

test('a member who gets another trainer is gone at once, for reading and for changing', async () => {
  await recordVisit(browser, asha.id);
  await noteAbout(browser, asha);
  const note = await harness.dataSource.getRepository(MemberNote).findOneByOrFail({ userId: asha.id });
  await assign(asha, other);
  expect(await listed()).toEqual([]);
  expect((await browser.gql(`{ user(id: "${asha.id}") { id } }`)).data).toEqual({ user: null });
  expect(await timeline(asha.id)).toEqual([]);
  expect((await activityPage(browser)).nodes).toEqual([]);
  expect(outcomeOf(await noteAbout(browser, asha))).toEqual(NOT_THERE);
  const edit = { id: note.id, text: 'Evenings', expectedVersion: 1 };
  expect(outcomeOf(await change(browser, 'updateMemberNote', edit))).toEqual(NOT_THERE);
});

test('without a trainer of the site, and without access, nobody is assigned', async () => {
  await trainers().update(own.id, { userId: null });
  expect(await listed()).toEqual([]);
  expect(outcomeOf(await recordVisit(browser, asha.id))).toEqual(NOT_THERE);
  await trainers().update(own.id, { userId: account.id });
  const { browser: admin } = await signedIn(harness, 'admin');
  const ended = await admin.gql(END_ACCESS, { input: { userId: account.id, successorId: other.id } });
  expect(ended.errors).toEqual([]);
  expect(outcomeOf(await browser.gql(MEMBERS))).toEqual([401, 'UNAUTHENTICATED']);
});

const HEALTH = 'query ($id: ID!) { user(id: $id) { latestMeasurement { weightKg } dietDetails { age } } }';

test('reads health data only of assigned members who agreed that trainers do, and they see who read it', async () => {
  const { dataSource, services, clock } = harness;
  const consents = dataSource.getRepository(Consent);
  for (const { id: userId } of [asha, ravi]) {
    await services.consents.give(dataSource.manager, userId, 'health_data');
    const measured = { weightKg: 61, heightCm: 165, bmi: null, muscleMassKg: null };
    await dataSource.getRepository(Measurement).save({ userId, measuredAt: new Date(clock.ms), ...measured });
  }
  const read = ({ id }: User) => browser.gql(HEALTH, { id });
  const readings = () => dataSource.getRepository(JournalEntry).countBy({ type: 'member.measurements-read' });
  const codesOf = async (member: User) =>
    (await read(member)).errors.map(({ extensions }) => extensions.code);

  await consents.update({ userId: asha.id }, { noticeVersion: '2026-11-29' });
  expect(await codesOf(asha)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect((await read(ravi)).data).toEqual({ user: null });
  expect(await readings()).toBe(0);

  await services.consents.give(dataSource.manager, asha.id, 'health_data');
  expect(await read(asha)).toMatchObject({
    errors: [],
    data: { user: { latestMeasurement: { weightKg: 61 }, dietDetails: null } },
  });
  const { data } = await ashasBrowser.gql(
    '{ me { healthDataReadings { nodes { kind readerName readerRole } } } }',
  );
  expect(data).toMatchObject({
    me: {
      healthDataReadings: {
        nodes: [{ kind: 'MEASUREMENTS', readerName: account.name, readerRole: 'TRAINER' }],
      },
    },
  });

  await consents.update({ userId: asha.id }, { withdrawnAt: new Date(clock.ms) });
  expect(await codesOf(asha)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});
