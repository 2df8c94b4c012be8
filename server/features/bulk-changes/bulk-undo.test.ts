/** A change of the trainers of many members is undone. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bulkMessages } from '#common/bulk-changes/bulk';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createTrainers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { TrainerAssignment } from '../trainers/trainer-assignment.entity';

let harness: Harness;
let admin: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

interface Report {
  id: string;
  status: string;
  changedCount: number;
  unchangedCount: number;
  failedCount: number;
  viewerCanUndo: boolean;
}

/** A mutation of many members. */
const change = (name: string, input: object, browser = admin) =>
  browser.gql(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
      ${name}(input: $input) { bulkChange { id status changedCount unchangedCount failedCount viewerCanUndo } }
    }`,
    { input },
  );

function reportIn({ data, errors }: Awaited<ReturnType<typeof change>>): Report {
  expect(errors).toEqual([]);
  return (Object.values(data!) as { bulkChange: Report }[])[0]!.bulkChange;
}

const selection = (userIds: string[]) => ({
  members: { memberIds: userIds },
  expectedCount: userIds.length,
  requestKey: randomUUID(),
});
const assign = async (userIds: string[], trainerId: string | null) =>
  reportIn(await change('assignTrainerToMembers', { ...selection(userIds), trainerId }));
const undo = (id: string, browser = admin) => change('undoBulkChange', { id }, browser);

async function createMembers(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await createUser(harness.dataSource)).id);
  return ids;
}
const createTrainerIds = async (count: number) =>
  (await createTrainers(harness.dataSource, count)).map(({ id }) => id);

test('undoing a change of trainers gives each member the former one back, except those who were changed since', async () => {
  const users = await createMembers(4);
  const [first, second, third] = (await createTrainerIds(3)) as [string, string, string];
  await assign(users.slice(0, 2), second);
  const { data } = await admin.gql(
    `query ($members: MemberSelection!, $trainerId: ID) {
      trainerAssignmentPreview(members: $members, trainerId: $trainerId) { changingCount replacedCount }
    }`,
    { members: { memberIds: users }, trainerId: first },
  );
  expect(data?.['trainerAssignmentPreview']).toEqual({ changingCount: 4, replacedCount: 2 });
  const { id, viewerCanUndo } = await assign(users, first);
  expect(viewerCanUndo).toBe(true);
  await assign(users.slice(1, 2), third);
  const undone = reportIn(await undo(id));
  expect(undone).toMatchObject({
    status: 'FINISHED',
    changedCount: 3,
    unchangedCount: 1,
    viewerCanUndo: false,
  });
  expect(reportIn(await undo(id))).toEqual(undone);
  const assignments = await harness.dataSource.getRepository(TrainerAssignment).find();
  const trainerOf = new Map(assignments.map(({ userId, trainerId }) => [userId, trainerId]));
  expect(users.map((user) => trainerOf.get(user))).toEqual([second, third, undefined, undefined]);
});

test('a trainer who has been deleted since does not come back', async () => {
  const users = await createMembers(1);
  const [first, second] = (await createTrainerIds(2)) as [string, string];
  await assign(users, first);
  const { id } = await assign(users, second);
  await harness.dataSource.query('delete from trainers where id = $1', [first]);
  expect(reportIn(await undo(id))).toMatchObject({ changedCount: 1, failedCount: 0 });
  expect(await harness.dataSource.getRepository(TrainerAssignment).find()).toEqual([]);
});

test('only a change of trainers can be undone, by whoever started it', async () => {
  const users = await createMembers(1);
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const grant = { ...selection(users), offerId: offer!.id, reason: 'Closed for a week' };
  const granted = reportIn(await change('grantMembershipToMembers', grant));
  expect(granted.viewerCanUndo).toBe(false);
  expect(refusalOf(await undo(granted.id))).toMatchObject({ status: 409, message: bulkMessages.notUndoable });
  const { id } = await assign(users, (await createTrainerIds(1))[0]!);
  const { browser: other } = await signedIn(harness, 'admin');
  expect(refusalOf(await undo(id, other))).toMatchObject({ status: 404, message: bulkMessages.notFound });
});

test('undoing a change twice undoes it once, also if its id is in capitals', async () => {
  const users = await createMembers(1);
  const [first] = (await createTrainerIds(1)) as [string];
  const { id } = await assign(users, first);
  const undone = reportIn(await undo(id.toUpperCase()));
  expect(undone).toMatchObject({ changedCount: 1 });
  expect(reportIn(await undo(id)).id).toBe(undone.id);
});
