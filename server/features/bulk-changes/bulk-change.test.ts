import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bulkMessages } from '#common/bulk-changes/bulk';
import { idempotencyMessages } from '#common/idempotency/messages';
import { messages } from '#common/messages';
import { trainerMessages } from '#common/trainers/messages';
import { accountMessages } from '#common/accounts/messages';
import { orderMessages } from '#common/orders/messages';
import { invalid, refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createTrainers, createUser, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { MemberSummaryService } from '../members/member-summary.service';
import { User } from '../accounts/user.entity';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { TrainerAssignment } from '../trainers/trainer-assignment.entity';
import type { Trainer } from '../trainers/trainer.entity';
import { BulkChangeMember } from './bulk-change.entity';

let harness: Harness;
let admin: Browser;
let adminId: string;
let first: Trainer;
let second: Trainer;
let month: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  const { browser, user } = await signedIn(harness, 'admin');
  [admin, adminId] = [browser, user.id];
  [first, second] = (await createTrainers(harness.dataSource, 2)) as [Trainer, Trainer];
  [month] = (await createPlanOffers(harness.dataSource, 1, { name: 'Premium' })) as [PlanOffer];
});
afterEach(() => harness.stop());

interface Report {
  id: string;
  status: string;
  memberCount: number;
  changedCount: number;
  unchangedCount: number;
  failedCount: number;
  failures: { message: string; member: { id: string } | null }[];
}

const REPORT =
  'bulkChange { id status memberCount changedCount unchangedCount failedCount failures { message member { id } } }';
const ASSIGN = `mutation ($input: AssignTrainerToMembersInput!) { assignTrainerToMembers(input: $input) { ${REPORT} } }`;
const GRANT = `mutation ($input: GrantMembershipToMembersInput!) { grantMembershipToMembers(input: $input) { ${REPORT} } }`;
const RETRY = `mutation ($input: RetryBulkChangeInput!) { retryBulkChange(input: $input) { ${REPORT} } }`;
const DISMISS = `mutation ($input: DismissBulkChangeInput!) { dismissBulkChange(input: $input) { ${REPORT} } }`;
const PREVIEW = `query ($members: MemberSelection!, $trainerId: ID) {
  trainerAssignmentPreview(members: $members, trainerId: $trainerId) {
    memberCount changingCount unchangedCount missingCount
  }
}`;

type Members = { memberIds: string[] } | { filter: object };

async function createMembers(count: number): Promise<UserWithEmail[]> {
  const users: UserWithEmail[] = [];
  while (users.length < count) users.push(await createUser(harness.dataSource));
  return users;
}

const idsOf = (users: { id: string }[]) => users.map(({ id }) => id);
const members = (users: { id: string }[]): Members => ({ memberIds: idsOf(users) });
const everyone: Members = { filter: { roles: ['USER'] } };

const assign = (to: Members, expectedCount: number, values: object = {}) =>
  admin.gql(ASSIGN, {
    input: { members: to, expectedCount, trainerId: first.id, requestKey: randomUUID(), ...values },
  });
const grant = (to: Members, expectedCount: number, values: object = {}) =>
  admin.gql(GRANT, {
    input: {
      members: to,
      expectedCount,
      offerId: month.id,
      reason: 'Closed for a week',
      requestKey: randomUUID(),
      ...values,
    },
  });
const preview = (to: Members, trainerId: string | null = first.id) =>
  admin.gql(PREVIEW, { members: to, trainerId });

function reportIn({ data, errors }: Awaited<ReturnType<typeof assign>>): Report {
  expect(errors).toEqual([]);
  const [answer] = Object.values(data!) as { bulkChange: Report }[];
  return answer!.bulkChange;
}

const openOf = async (browser = admin) =>
  (await browser.gql('{ openBulkChange { id status failedCount } }')).data?.['openBulkChange'];
const assignments = () => harness.dataSource.getRepository(TrainerAssignment).find();
const periods = () => harness.dataSource.getRepository(MembershipPeriod).find();
const entries = (type: string) => harness.dataSource.getRepository(JournalEntry).findBy({ type });

/** Rows instead of accounts one by one, since the job needs many of them. */
async function createManyMembers(count: number): Promise<string[]> {
  const { dataSource } = harness;
  const rows = await dataSource.query<{ id: string }[]>(
    `insert into users (email, password_hash, role)
     select 'many' || i || '@example.com', 'x', 'user' from generate_series(1, $1) as i returning id`,
    [count],
  );
  await new MemberSummaryService().refresh(dataSource.manager, idsOf(rows));
  return idsOf(rows);
}

test('a preview counts who will change, who will not and who is gone, and writes nothing', async () => {
  const users = await createMembers(4);
  await assign(members(users.slice(0, 1)), 1);
  await harness.dataSource.getRepository(User).delete(users[3]!.id);
  const before = [await assignments(), await entries('member.trainer-assigned')];
  const { data, errors } = await preview(members(users));
  expect(errors).toEqual([]);
  expect(data?.['trainerAssignmentPreview']).toEqual({
    memberCount: 4,
    changingCount: 2,
    unchangedCount: 1,
    missingCount: 1,
  });
  expect((await preview(everyone, null)).data?.['trainerAssignmentPreview']).toMatchObject({
    memberCount: 3,
    changingCount: 1,
    unchangedCount: 2,
  });
  expect([await assignments(), await entries('member.trainer-assigned')]).toEqual(before);
});

test('members get a trainer, each with an entry in the journal', async () => {
  const users = await createMembers(3);
  await assign(members(users.slice(0, 1)), 1);
  const report = reportIn(await assign(members(users), 3));
  expect(report).toMatchObject({
    status: 'FINISHED',
    memberCount: 3,
    changedCount: 2,
    unchangedCount: 1,
    failedCount: 0,
    failures: [],
  });
  expect((await assignments()).map(({ userId }) => userId).sort()).toEqual(idsOf(users).sort());
  const written = await entries('member.trainer-assigned');
  expect(written.map(({ memberId }) => memberId).sort()).toEqual(idsOf(users).sort());
  expect(new Set(written.map(({ actorId }) => actorId))).toEqual(new Set([adminId]));
  reportIn(await assign(everyone, 3, { trainerId: null }));
  expect(await assignments()).toEqual([]);
});

test('members get a plan without a payment, with the reason in the journal and a mail', async () => {
  const users = await createMembers(2);
  expect(reportIn(await grant(members(users), 2))).toMatchObject({ status: 'FINISHED', changedCount: 2 });
  expect((await periods()).map(({ userId }) => userId).sort()).toEqual(idsOf(users).sort());
  expect((await entries('membership.begun')).map(({ after }) => after)).toMatchObject([
    { reason: 'Closed for a week' },
    { reason: 'Closed for a week' },
  ]);
  for (const { email } of users) expect(await harness.mailTo(email)).toHaveLength(1);
});

test('sending a request twice changes the members once', async () => {
  const users = await createMembers(2);
  const requestKey = randomUUID();
  const { id } = reportIn(await grant(members(users), 2, { requestKey }));
  expect(reportIn(await grant(members(users), 2, { requestKey })).id).toBe(id);
  expect(await periods()).toHaveLength(2);
  expect(refusalOf(await grant(members(users), 2, { requestKey, reason: 'Another' }))).toMatchObject({
    status: 409,
    message: idempotencyMessages.requestKeyUsed,
  });
});

test('if the count has moved, nothing is done, and the answer has the new count', async () => {
  await createMembers(3);
  const { status, errors } = await assign(everyone, 2);
  expect({ status, error: errors[0] }).toMatchObject({
    status: 409,
    error: {
      message: 'The filters now match 3 members. Nothing was changed.',
      extensions: { reason: 'COUNT_CHANGED', count: 3 },
    },
  });
  expect(await assignments()).toEqual([]);
});

test('a member who was deleted meanwhile is reported, and the others are changed', async () => {
  const users = await createMembers(3);
  await harness.dataSource.getRepository(User).delete(users[1]!.id);
  const report = reportIn(await assign(members(users), 3));
  expect(report).toMatchObject({
    changedCount: 2,
    failedCount: 1,
    failures: [{ message: accountMessages.notFound, member: null }],
  });
  const again = reportIn(await admin.gql(RETRY, { input: { id: report.id } }));
  expect(again).toMatchObject({ id: report.id, status: 'FINISHED', changedCount: 2, failedCount: 1 });
});

test('more than a hundred members are changed by a job, which reports its progress', async () => {
  await createManyMembers(230);
  const started = reportIn(await assign(everyone, 230));
  expect(started).toMatchObject({ status: 'RUNNING', memberCount: 230, changedCount: 0 });
  expect(await assignments()).toEqual([]);
  await harness.runDueJobs();
  const { data } = await admin.gql(`{ bulkChange(id: "${started.id}") { status changedCount } }`);
  expect(data?.['bulkChange']).toEqual({ status: 'FINISHED', changedCount: 230 });
  expect(await entries('member.trainer-assigned')).toHaveLength(230);
});

test('the last change is open until its outcome has been seen, by whoever started it', async () => {
  expect(await openOf()).toBeNull();
  await createManyMembers(101);
  const { id } = reportIn(await assign(everyone, 101));
  expect(await openOf()).toEqual({ id, status: 'RUNNING', failedCount: 0 });
  expect(reportIn(await admin.gql(DISMISS, { input: { id } }))).toMatchObject({ status: 'RUNNING' });
  await harness.runDueJobs();
  expect(await openOf()).toEqual({ id, status: 'FINISHED', failedCount: 0 });
  const { browser: other } = await signedIn(harness, 'admin');
  expect(await openOf(other)).toBeNull();
  expect((await other.gql(DISMISS, { input: { id } })).errors[0]?.extensions).toMatchObject({
    reason: 'BULK_CHANGE_NOT_FOUND',
  });
  reportIn(await admin.gql(DISMISS, { input: { id } }));
  expect(await openOf()).toBeNull();
});

test('a finished change of few members is open only if somebody could not be changed', async () => {
  const [user, gone] = (await createMembers(2)) as [UserWithEmail, UserWithEmail];
  harness.clock.ms += 1000;
  reportIn(await assign(members([user]), 1));
  expect(await openOf()).toBeNull();
  await harness.dataSource.getRepository(User).delete({ id: gone.id });
  harness.clock.ms += 1000;
  const { id } = reportIn(await assign(members([user, gone]), 2));
  expect(await openOf()).toMatchObject({ id });
});

test('a job that was interrupted goes on with those who are left', async () => {
  await createManyMembers(230);
  const { id } = reportIn(await grant(everyone, 230));
  const stop = new AbortController();
  stop.abort(new Error('stopped'));
  const { bulkChangeRunner } = harness.services;
  await expect(bulkChangeRunner.run(id, { signal: stop.signal, isLast: false })).rejects.toThrow('stopped');
  expect(await periods()).toHaveLength(100);
  await harness.runDueJobs();
  expect(await periods()).toHaveLength(230);
  expect(new Set((await periods()).map(({ userId }) => userId)).size).toBe(230);
});

test('the job stops when the trainer is gone, and the members who are left can be tried again', async () => {
  await createManyMembers(101);
  const { id } = reportIn(await assign(everyone, 101));
  await harness.dataSource.query('update bulk_changes set action = $1', [
    { type: 'assign_trainer', trainerId: randomUUID() },
  ]);
  await harness.runDueJobs();
  const read = `{ bulkChange(id: "${id}") { status failedCount failures { message } } }`;
  const { data } = await admin.gql(read);
  expect(data?.['bulkChange']).toMatchObject({ status: 'FINISHED', failedCount: 101 });
  expect((data?.['bulkChange'] as Report).failures[0]?.message).toBe(trainerMessages.notFound);
  await harness.dataSource.query('update bulk_changes set action = $1', [
    { type: 'assign_trainer', trainerId: second.id },
  ]);
  expect(reportIn(await admin.gql(RETRY, { input: { id } }))).toMatchObject({ status: 'RUNNING' });
  await harness.runDueJobs();
  expect(await assignments()).toHaveLength(101);
});

test('a job of somebody who has lost the permission changes nobody', async () => {
  await createManyMembers(101);
  const { id } = reportIn(await assign(everyone, 101));
  await harness.dataSource.getRepository(User).update(adminId, { role: 'front_desk' });
  await harness.runDueJobs();
  const failed = await harness.dataSource.getRepository(BulkChangeMember).findBy({ bulkChangeId: id });
  expect(new Set(failed.map(({ message }) => message))).toEqual(new Set([bulkMessages.notPermitted]));
  expect(await assignments()).toEqual([]);
});

test('unknown trainers and plans, and selections that are none, are refused before anything is done', async () => {
  const users = await createMembers(1);
  const one = members(users);
  expect(refusalOf(await assign(one, 1, { trainerId: randomUUID() }))).toEqual(
    invalid(trainerMessages.notFound, 'trainerId'),
  );
  expect(refusalOf(await preview(one, 'no-id'))).toEqual(invalid(trainerMessages.notFound, 'trainerId'));
  expect(refusalOf(await assign(one, 1, { trainerId: undefined }))).toEqual(
    invalid(trainerMessages.required, 'trainerId'),
  );
  expect(refusalOf(await grant(one, 1, { offerId: randomUUID() }))).toEqual(
    invalid(orderMessages.planNotSold, 'offerId'),
  );
  for (const none of [{}, { ...one, ...everyone }])
    expect(refusalOf(await assign(none as Members, 1)).status).toBe(400);
  expect(refusalOf(await assign({ memberIds: ['no-id'] }, 1)).status).toBe(400);
  expect(refusalOf(await assign(members(users), 1, { requestKey: 'short' }))).toEqual(
    invalid(messages.requestKeyInvalid, 'requestKey'),
  );
  expect(await harness.dataSource.query('select 1 from bulk_changes')).toEqual([]);
});

test('a change is for whoever started it', async () => {
  const { id } = reportIn(await assign(members(await createMembers(1)), 1));
  const { browser: other } = await signedIn(harness, 'admin');
  expect((await other.gql(`{ bulkChange(id: "${id}") { id } }`)).data).toEqual({ bulkChange: null });
  expect((await admin.gql('{ bulkChange(id: "no-id") { id } }')).data).toEqual({ bulkChange: null });
  expect((await other.gql(RETRY, { input: { id } })).errors[0]?.extensions).toMatchObject({
    reason: 'BULK_CHANGE_NOT_FOUND',
  });
});

test('a list of members can be limited to selected ones', async () => {
  const users = await createMembers(3);
  const ids = idsOf(users.slice(1));
  const { data } = await admin.gql('query ($id: [ID!]) { members(filter: { ids: $id }) { nodes { id } } }', {
    id: [...ids, 'no-id'],
  });
  expect(idsOf((data?.['members'] as { nodes: { id: string }[] }).nodes).sort()).toEqual(ids.sort());
});
