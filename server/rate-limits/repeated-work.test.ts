/**
 * Repeatable work of a user has a limit, whatever the role, so that no account can fill the database or use up the
 * processor.
 */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordVisit } from '../test/activity-calls';
import type { Browser } from '../test/browser';
import { createPlanOffers, createUser, type UserWithEmail } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { buy, signedIn } from '../test/order-calls';
import { addressIn, handedOut, shareReceipt } from '../test/receipt-calls';
import { Activity } from '../features/activity/activity.entity';
import { BulkChange } from '../features/bulk-changes/bulk-change.entity';
import { JournalEntry } from '../features/journal/journal-entry.entity';
import { MemberImport } from '../features/member-imports/member-import.entity';
import { Receipt } from '../features/receipts/receipt.entity';

/** Permits five changes an hour, a hundred members in bulk changes, and one of everything else. */
const SCALE = 0.001;

let harness: Harness;
let admin: Browser;
let member: UserWithEmail;
beforeEach(async () => {
  harness = await startHarness(undefined, { rateLimitScale: SCALE });
  ({ browser: admin } = await signedIn(harness, 'admin'));
  member = await createUser(harness.dataSource);
});
afterEach(() => harness.stop());

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

test('changes by one user, and no user is limited by another', async () => {
  const { browser: desk } = await signedIn(harness, 'front_desk');
  const record = (browser: Browser) => recordVisit(browser, member.id, { isRepeat: true });
  for (let n = 0; n < 5; n += 1) expect((await record(desk)).errors).toEqual([]);
  expect(codesOf(await record(desk))).toEqual(['RATE_LIMITED']);
  expect(codesOf(await record(admin))).toEqual([]);
  expect(await harness.dataSource.getRepository(Activity).count()).toBe(6);
});

test('not the end of all sessions, which must be possible after any number of changes', async () => {
  const input = { id: randomUUID() };
  const end = () =>
    admin.gql('mutation ($input: EndDeviceSessionInput!) { endDeviceSession(input: $input) { message } }', {
      input,
    });
  for (let n = 0; n < 5; n += 1) expect(codesOf(await end())).toEqual(['NOT_FOUND']);
  expect(codesOf(await end())).toEqual(['RATE_LIMITED']);
  expect(codesOf(await admin.gql('mutation { signOutEverywhere { message } }'))).toEqual([]);
});

test('exports of lists, each of which the journal records', async () => {
  const part = () => admin.gql('{ memberExport { text } }');
  expect(codesOf(await part())).toEqual([]);
  expect(codesOf(await part())).toEqual(['RATE_LIMITED']);
  const exports = { type: 'members.exported' as const };
  expect(await harness.dataSource.getRepository(JournalEntry).countBy(exports)).toBe(1);
});

test('files of receipts, each of which is drawn', async () => {
  const { browser } = await signedIn(harness);
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  await buy(browser, admin, offer!);
  const [{ id }] = (await harness.dataSource.getRepository(Receipt).find()) as [Receipt];
  const statusOf = async () => (await browser.rest('GET', `/api/user/receipts/${id}`)).status;
  expect([await statusOf(), await statusOf()]).toEqual([200, 429]);

  const { browser: desk } = await signedIn(harness, 'front_desk');
  const links = [await shareReceipt(admin, id), await shareReceipt(desk, id)].map(handedOut);
  const opened: number[] = [];
  for (const { url } of links) opened.push((await harness.fetch(addressIn(url))).status);
  expect(opened, 'another link to the same receipt').toEqual([200, 429]);
});

test('members in changes of many', async () => {
  await harness.dataSource.query(
    `insert into users (email, name, password_hash, role)
     select 'row' || n || '@example.com', 'Row', 'none', 'user' from generate_series(1, 60) as n returning id`,
  );
  const users = await harness.dataSource.query<{ id: string }[]>("select id from users where name = 'Row'");
  const assign = () =>
    admin.gql(
      'mutation ($input: AssignTrainerToMembersInput!) { assignTrainerToMembers(input: $input) { bulkChange { id } } }',
      {
        input: {
          members: { memberIds: users.map(({ id }) => id) },
          expectedCount: users.length,
          trainerId: null,
          requestKey: randomUUID(),
        },
      },
    );
  expect(codesOf(await assign())).toEqual([]);
  expect(codesOf(await assign())).toEqual(['RATE_LIMITED']);
  expect(await harness.dataSource.getRepository(BulkChange).count()).toBe(1);
});

test('imports, whose files are kept for a week', async () => {
  const begin = () =>
    admin.gql('mutation { createMemberImport(input: { fileName: "members.csv" }) { memberImport { id } } }');
  expect(codesOf(await begin())).toEqual([]);
  expect(codesOf(await begin())).toEqual(['RATE_LIMITED']);
  expect(await harness.dataSource.getRepository(MemberImport).count()).toBe(1);
});
