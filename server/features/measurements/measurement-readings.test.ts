import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '#common/time';
import { programOf } from '../../test/api-key-calls';
import type { Browser } from '../../test/browser';
import { createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { Measurement } from './measurement.entity';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let admin: Browser;
let adminId: string;
let member: User;
let owner: Browser;
beforeEach(async () => {
  harness = await startHarness();
  const { browser, user } = await signedIn(harness, 'admin');
  [admin, adminId] = [browser, user.id];
  ({ browser: owner, user: member } = await signedIn(harness));
  await measure(member);
});
afterEach(() => harness.stop());

const measure = ({ id: userId }: User) =>
  harness.dataSource
    .getRepository(Measurement)
    .insert({ userId, weightKg: 70, measuredAt: new Date(harness.clock.ms) });

const FIELDS = 'latestMeasurement { weightKg } measurements { nodes { weightKg } }';
const READ = `query ($id: ID!) { user(id: $id) { ${FIELDS} } }`;

const readings = () =>
  harness.dataSource.getRepository(JournalEntry).findBy({ type: 'member.measurements-read' });

test('a reading of measurements by an admin is recorded, once for both fields', async () => {
  const { data, errors } = await admin.gql(READ, { id: member.id });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    user: { latestMeasurement: { weightKg: 70 }, measurements: { nodes: [{ weightKg: 70 }] } },
  });
  expect(await readings()).toMatchObject([
    {
      memberId: member.id,
      subjectId: member.id,
      actorId: adminId,
      actorRole: 'admin',
      before: {},
      after: {},
    },
  ]);
});

test('readings by the same person, or with the same API key, within 15 minutes are recorded as one', async () => {
  for (const minutes of [0, 14, 1, 14]) {
    harness.clock.ms += minutes * MINUTE_MS;
    await admin.gql(READ, { id: member.id });
  }
  // One was recorded after exactly 15 minutes, and none 14 minutes later.
  expect(await readings()).toHaveLength(2);
  const { browser: other, user } = await signedIn(harness, 'admin');
  await other.gql(READ, { id: member.id });
  expect(await readings()).toHaveLength(3);
  const permissions = ['members:read-any', 'measurements:read-any'];
  const { client } = await programOf(harness, other, { permissions });
  for (const reader of [client, other, client]) await reader.gql(READ, { id: member.id });
  const keysUsed = (await readings()).flatMap((one) => (one.actorId === user.id ? [one.actorKey] : []));
  expect(keysUsed.sort()).toEqual(['Turnstile', null]);
});

test('members read their own measurements without an entry', async () => {
  expect((await owner.gql(READ, { id: member.id })).errors).toEqual([]);
  expect(await readings()).toEqual([]);
});

test('nothing is recorded for members without measurements, or if the reading is refused', async () => {
  const other = await createUser(harness.dataSource);
  await admin.gql(READ, { id: other.id });
  const { browser: desk } = await signedIn(harness, 'front_desk');
  const { data, errors } = await desk.gql(READ, { id: member.id });
  expect(data).toEqual({ user: { latestMeasurement: null, measurements: null } });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect(await readings()).toEqual([]);
});

test('a list that shows measurements records each member in it', async () => {
  const other = await createUser(harness.dataSource);
  await measure(other);
  await admin.gql('{ members { nodes { latestMeasurement { weightKg } } } }');
  expect((await readings()).map(({ memberId }) => memberId).sort()).toEqual([member.id, other.id].sort());
});

test('measurements that cannot be recorded as read are not sent', async () => {
  await harness.dataSource.query('alter table journal add constraint broken check (false) not valid');
  const { data } = await admin.gql(READ, { id: member.id });
  await harness.dataSource.query('alter table journal drop constraint broken');
  expect(data).toEqual({ user: { latestMeasurement: null, measurements: null } });
});
