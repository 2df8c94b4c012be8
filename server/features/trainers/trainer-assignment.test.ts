import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { trainerMessages } from '#common/trainers/messages';
import type { Browser } from '../../test/browser';
import { createTrainers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import type { User } from '../accounts/user.entity';
import { TrainerAssignment } from './trainer-assignment.entity';
import type { Trainer } from './trainer.entity';

let harness: Harness;
let desk: Browser;
let deskId: string;
let member: User;
let first: Trainer;
let second: Trainer;
beforeEach(async () => {
  harness = await startHarness();
  const { browser, user } = await signedIn(harness, 'front_desk');
  [desk, deskId] = [browser, user.id];
  member = await createUser(harness.dataSource);
  [first, second] = (await createTrainers(harness.dataSource, 2)) as [Trainer, Trainer];
});
afterEach(() => harness.stop());

const ASSIGN = `mutation ($input: AssignTrainerInput!) {
  assignTrainer(input: $input) {
    member { id trainer { name } } trainer { name assignedUsersCount } previousTrainer { name assignedUsersCount }
  }
}`;

const assign = (trainerId: string | null, memberId = member.id) =>
  desk.gql(ASSIGN, { input: { memberId, trainerId } });

const assignments = () => harness.dataSource.getRepository(TrainerAssignment).find();

test('assigns, replaces and removes a trainer, and returns everything that changed', async () => {
  const [one, two] = [{ name: 'Trainer 1' }, { name: 'Trainer 2' }];
  expect(await assign(first.id)).toMatchObject({
    errors: [],
    data: {
      assignTrainer: {
        member: { id: member.id, trainer: one },
        trainer: { ...one, assignedUsersCount: 1 },
        previousTrainer: null,
      },
    },
  });
  expect((await assign(second.id)).data).toMatchObject({
    assignTrainer: {
      member: { trainer: two },
      trainer: { ...two, assignedUsersCount: 1 },
      previousTrainer: { ...one, assignedUsersCount: 0 },
    },
  });
  expect(await assignments()).toMatchObject([
    { trainerId: second.id, assignedBy: deskId, assignedAt: new Date(harness.clock.ms) },
  ]);
  expect((await assign(null)).data).toMatchObject({
    assignTrainer: { member: { trainer: null }, trainer: null, previousTrainer: two },
  });
  expect(await assignments()).toEqual([]);
});

test('the journal has both trainers by their ids, and nothing if none has changed', async () => {
  await assign(first.id);
  await assign(first.id);
  await assign(null);
  await assign(null);
  const entries = await harness.dataSource.getRepository(JournalEntry).find();
  const known = { type: 'member.trainer-assigned', actorId: deskId, memberId: member.id };
  expect(entries).toHaveLength(2);
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...known, before: { trainerId: null }, after: { trainerId: first.id } }),
      expect.objectContaining({ ...known, before: { trainerId: first.id }, after: { trainerId: null } }),
    ]),
  );
});

test.each(['no-id', randomUUID(), ''])('an unknown trainer (%j) is refused at its field', async (id) => {
  await assign(first.id);
  expect((await assign(id)).errors[0]).toMatchObject({
    message: trainerMessages.notFound,
    extensions: { code: 'BAD_USER_INPUT', fields: [{ path: ['trainerId'], reason: 'INVALID' }] },
  });
  expect(await assignments()).toMatchObject([{ trainerId: first.id }]);
});

test('leaving the trainer out is refused, so that no mistake removes one', async () => {
  const { errors } = await desk.gql(ASSIGN, { input: { memberId: member.id } });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: ['trainerId'], reason: 'REQUIRED' }],
  });
});

test.each(['no-id', randomUUID()])('an unknown member (%s) is not found', async (id) => {
  expect((await assign(first.id, id)).errors[0]?.extensions).toMatchObject({
    code: 'NOT_FOUND',
    reason: 'MEMBER_NOT_FOUND',
  });
});

test('two people who assign different trainers at once leave one of them', async () => {
  const answers = await Promise.all([assign(first.id), assign(second.id)]);
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(await assignments()).toHaveLength(1);
});

test('an assignment ends with the account of the member and with the trainer, not with who assigned it', async () => {
  const other = await createUser(harness.dataSource);
  await assign(first.id);
  await assign(second.id, other.id);
  await harness.dataSource.query('delete from users where id = $1', [deskId]);
  expect(await assignments()).toHaveLength(2);
  expect((await assignments())[0]?.assignedBy).toBeNull();
  await harness.dataSource.query('delete from users where id = $1', [member.id]);
  await harness.dataSource.query('delete from trainers where id = $1', [second.id]);
  expect(await assignments()).toEqual([]);
});

test('only staff see how many members a trainer has', async () => {
  await assign(first.id);
  const counts = async (gql: Browser['gql']) =>
    ((await gql('{ trainers { assignedUsersCount } }')).data?.['trainers'] as object[] | undefined)?.map(
      (trainer) => Object.values(trainer)[0] as unknown,
    );
  expect(await counts((query) => desk.gql(query))).toEqual([1, 0]);
  const { browser } = await signedIn(harness);
  expect(await counts((query) => browser.gql(query))).toEqual([null, null]);
  expect(await counts((query) => harness.gql(query))).toEqual([null, null]);
});
