import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SYSTEM } from '../../lib/actor';
import { createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';
import { JournalEntry } from './journal-entry.entity';
import type { JournalService } from './journal.service';

let harness: Harness;
let journal: JournalService;
let member: User;
let staff: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ journal } = harness.services);
  member = await createUser(harness.dataSource);
  staff = await createUser(harness.dataSource, { role: 'front_desk' });
});
afterEach(() => harness.stop());

const entries = () =>
  harness.dataSource
    .getRepository(JournalEntry)
    .find({ order: { at: 'ASC', type: 'DESC', actorKind: 'DESC' } });

/** An entry about the member, by staff unless said otherwise. */
const write = (actor: Parameters<JournalService['write']>[1] = actorOf(staff)) =>
  journal.write(harness.dataSource.manager, actor, {
    type: 'order.rejected',
    subjectId: randomUUID(),
    memberId: member.id,
    before: { status: 'placed' },
    after: { status: 'rejected', reason: 'Asha has moved away' },
  });

test('an entry has type, version, subject, member, actor with role, both states and time', async () => {
  await write();
  await write(SYSTEM);
  const fact = { type: 'order.rejected', version: 1, subjectType: 'order', memberId: member.id };
  const at = new Date(harness.clock.ms);
  expect(await entries()).toMatchObject([
    { ...fact, at, actorKind: 'user', actorId: staff.id, actorRole: 'front_desk' },
    { ...fact, at, actorKind: 'system', actorId: null, actorRole: null },
  ]);
});

test('values that a type does not have do not compile', () => {
  const subject = { subjectId: randomUUID(), memberId: null };
  const refused = () => [
    journal.write(harness.dataSource.manager, SYSTEM, {
      ...subject,
      type: 'review.added',
      before: {},
      // @ts-expect-error The stars are missing.
      after: {},
    }),
    journal.write(harness.dataSource.manager, SYSTEM, {
      ...subject,
      type: 'review.added',
      before: {},
      // @ts-expect-error The name is not a value of this type.
      after: { rating: 5, name: 'Asha' },
    }),
    // @ts-expect-error There is no such type.
    journal.write(harness.dataSource.manager, SYSTEM, { ...subject, type: 'x', before: {}, after: {} }),
  ];
  expect(refused).toBeTypeOf('function');
});

test('an entry is rolled back with its cause', async () => {
  const failing = harness.dataSource.transaction(async (manager) => {
    await journal.write(manager, SYSTEM, {
      type: 'review.added',
      subjectId: randomUUID(),
      memberId: member.id,
      before: {},
      after: { rating: 5 },
    });
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await entries()).toEqual([]);
});

test.each([
  "update journal set type = 'order.paid'",
  "update journal set after = '{}', before = '{}'",
  'update journal set at = now()',
  'update journal set actor_id = null',
  'update journal set member_id = null',
  'update journal set member_id = actor_id',
  'update journal set subject_id = null, member_id = null, actor_id = null',
  'delete from journal',
  'truncate journal',
])('SQL cannot change or delete entries: %s', async (statement) => {
  await write();
  const before = await entries();
  await expect(harness.dataSource.query(statement)).rejects.toThrow('rows of journal are only ever added');
  expect(await entries()).toEqual(before);
});

test('deleting the member empties what an entry says about them, and leaves the fact', async () => {
  await write();
  await journal.write(harness.dataSource.manager, actorOf(staff), {
    type: 'member.diet-details-read',
    subjectId: member.id,
    memberId: member.id,
    before: {},
    after: {},
  });
  const [order] = await entries();
  await harness.dataSource.query('delete from users where id = $1', [member.id]);
  const erased = { memberId: null, before: {}, after: {} };
  const [first, second] = await entries();
  expect(first).toEqual({ ...order, ...erased });
  expect(second).toMatchObject({ type: 'member.diet-details-read', subjectId: null, actorId: staff.id });
  expect(JSON.stringify([first, second])).not.toContain(member.id);
});

test('deleting the actor empties only the actor', async () => {
  await write();
  const [entry] = await entries();
  await harness.dataSource.query('delete from users where id = $1', [staff.id]);
  expect(await entries()).toEqual([{ ...entry, actorId: null }]);
});

test('the audit log has what staff did with data of others', async () => {
  await write();
  await write(SYSTEM);
  await write(actorOf(member));
  await journal.write(harness.dataSource.manager, actorOf(staff), {
    type: 'review.added',
    subjectId: randomUUID(),
    memberId: staff.id,
    before: {},
    after: { rating: 5 },
  });
  const { rows } = await journal.staffEntries({});
  expect(rows).toMatchObject([{ type: 'order.rejected', actorId: staff.id }]);
});
