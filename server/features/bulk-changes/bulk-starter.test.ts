/** A bulk change ends with the session or the API key that it was started with. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bulkMessages } from '#common/bulk-changes/bulk';
import { programOf, REVOKE_KEY } from '../../test/api-key-calls';
import type { Browser } from '../../test/browser';
import { createTrainers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { beginSession, signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';
import { Session } from '../auth/session.entity';
import { JournalEntry } from '../journal/journal-entry.entity';
import { MemberSummaryService } from '../members/member-summary.service';
import { BulkChangeMember } from './bulk-change.entity';

let harness: Harness;
let admin: Browser;
let user: User;
let trainerId: string;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user } = await signedIn(harness, 'admin'));
  const [trainer] = await createTrainers(harness.dataSource, 1);
  trainerId = trainer!.id;
  const rows = await harness.dataSource.query<{ id: string }[]>(
    `insert into users (email, password_hash, role)
     select 'many' || i || '@example.com', 'x', 'user' from generate_series(1, $1) as i returning id`,
    [COUNT],
  );
  const ids = rows.map(({ id }) => id);
  await new MemberSummaryService().refresh(harness.dataSource.manager, ids);
});
afterEach(() => harness.stop());

/** More than one transaction changes. */
const COUNT = 101;
const PERMISSIONS = ['members:read-any', 'members:bulk', 'members:assign-trainer'];

const ASSIGN =
  'mutation ($input: AssignTrainerToMembersInput!) { assignTrainerToMembers(input: $input) { bulkChange { id } } }';
const RETRY =
  'mutation ($input: RetryBulkChangeInput!) { retryBulkChange(input: $input) { bulkChange { id } } }';

/** Starts a change in a job; returns its id. */
async function startAs(browser: Browser): Promise<string> {
  const members = { filter: { roles: ['USER'] } };
  const input = { members, expectedCount: COUNT, trainerId, requestKey: randomUUID() };
  const { data, errors } = await browser.gql(ASSIGN, { input });
  expect(errors).toEqual([]);
  return (data?.['assignTrainerToMembers'] as { bulkChange: { id: string } }).bulkChange.id;
}

const members = (values: object) => harness.dataSource.getRepository(BulkChangeMember).countBy(values);
const refused = () => members({ outcome: 'failed', message: bulkMessages.notPermitted });
const entries = () =>
  harness.dataSource.getRepository(JournalEntry).findBy({ type: 'member.trainer-assigned' });

test('a job whose session has been ended changes nobody, and another session can go on', async () => {
  const id = await startAs(admin);
  await admin.gql('mutation { signOutEverywhere { message } }');
  await harness.runDueJobs();
  expect(await refused()).toBe(COUNT);
  expect(await entries()).toEqual([]);
  await beginSession(harness, admin, user);
  expect((await admin.gql(RETRY, { input: { id } })).errors).toEqual([]);
  await harness.runDueJobs();
  expect(await members({ outcome: 'changed' })).toBe(COUNT);
});

test('a job goes on after its session has expired', async () => {
  await startAs(admin);
  await harness.dataSource.getRepository(Session).update({ userId: user.id }, { expiresAt: new Date(0) });
  await harness.runDueJobs();
  expect(await members({ outcome: 'changed' })).toBe(COUNT);
});

test('a job of an API key is recorded with it, and ends when it is revoked or loses a permission', async () => {
  const { client, id: keyId } = await programOf(harness, admin, { permissions: PERMISSIONS });
  await startAs(client);
  await harness.runDueJobs();
  expect(new Set((await entries()).map(({ actorKey }) => actorKey))).toEqual(new Set(['Turnstile']));
  await harness.dataSource.query('delete from trainer_assignments');
  await startAs(client);
  await harness.dataSource.query(`update api_keys set permissions = '{members:bulk}'`);
  await harness.runDueJobs();
  expect(await refused()).toBe(COUNT);
  await harness.dataSource.query('update api_keys set permissions = $1', [PERMISSIONS]);
  await startAs(client);
  expect((await admin.gql(REVOKE_KEY, { input: { id: keyId } })).errors).toEqual([]);
  await harness.runDueJobs();
  expect(await refused()).toBe(2 * COUNT);
  expect(await entries()).toHaveLength(COUNT);
});
