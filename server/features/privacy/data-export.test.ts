import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { MEMBER_TABLES } from '../../composition/parts';
import { EMAIL, foreignKeysToUsers, memberWithEverything } from './testing/member-data';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const URL_OF_FILE = '{ me { dataExportUrl } }';

/** Downloads the file of the current user. */
async function download(): Promise<Record<string, Record<string, unknown>[]>> {
  const { data } = await browser.gql(URL_OF_FILE);
  const { dataExportUrl } = (data as { me: { dataExportUrl: string } }).me;
  const { status, body, headers } = await browser.rest('GET', new URL(dataExportUrl).pathname);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename=bhor-my-data.json');
  return body as Record<string, Record<string, unknown>[]>;
}

/** Tables with a column `user_id`, whether it is a foreign key or not. */
const tablesWithUserId = async () => {
  const rows = await harness.dataSource.query<{ name: string }[]>(
    "select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'",
  );
  return rows.map(({ name }) => name);
};

test('every table with data of members is in the data export or left out for a stated reason', async () => {
  const byAddress = ['mails', 'sign_ups'];
  const byPlan = ['workout_plan_days'];
  const byOrder = [
    'payments',
    'refunds',
    'receipts',
    'receipt_copies',
    'receipt_links',
    'payment_links',
    'membership_reminders',
    'due_reminders',
  ];
  const tables = [
    ...(await foreignKeysToUsers(harness)).map(({ name }) => name),
    ...(await tablesWithUserId()),
    ...byAddress,
    ...byOrder,
    ...byPlan,
    'users',
  ];
  expect(tables.length).toBeGreaterThan(5);
  expect(Object.keys(MEMBER_TABLES).sort()).toEqual([...new Set(tables)].sort());
  for (const [name, entry] of Object.entries(MEMBER_TABLES)) {
    if ('leftOut' in entry) expect(entry.leftOut.length, name).toBeGreaterThan(20);
  }
});

test('a member can make ten exports in an hour, over GraphQL and REST together', async () => {
  const { email } = await createUser(harness.dataSource);
  await browser.signIn(email, PASSWORD);
  const one = '{ me { dataExport { text } } }';
  for (let n = 0; n < 9; n++) expect((await browser.gql(one)).errors).toEqual([]);
  await download();
  const refused = await browser.rest('GET', '/api/user/data-export');
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
});

/** Entries of the journal by a member of staff. */
const write = (actorId: string, count: number) =>
  harness.dataSource.query(
    `insert into journal (type, subject_type, subject_id, actor_kind, actor_id, actor_role, before, after, at)
     select 'activity.recorded', 'activity', gen_random_uuid(), 'user', $1, 'front_desk', '{}',
       jsonb_build_object('reason', 'Pregnancy of Asha Rao'), now()
     from generate_series(1, $2::int) as n`,
    [actorId, count],
  );

const PART = 'query ($cursor: String) { me { dataExport(after: $cursor) { text endCursor } } }';
const partAfter = async (cursor: string | null, of = browser) => {
  const { data, errors } = await of.gql(PART, { cursor });
  const me = data?.['me'] as { dataExport: { text: string; endCursor: string | null } } | undefined;
  return { text: me?.dataExport?.text ?? '', endCursor: me?.dataExport?.endCursor ?? null, errors };
};

test('a long export is read in parts, and has each row once', async () => {
  const { id, email } = await createUser(harness.dataSource, { role: 'front_desk' });
  await browser.signIn(email, PASSWORD);
  await write(id, 2345);
  const texts: string[] = [];
  let cursor: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof partAfter>> = await partAfter(cursor);
    expect(part.text.split('"activity.recorded"').length).toBeLessThanOrEqual(1001);
    texts.push(part.text);
    cursor = part.endCursor;
  } while (cursor !== null);
  expect(texts).toHaveLength(3);
  const { journal, users } = await download();
  expect(new Set(journal!.map((entry) => entry['subject_id'])).size).toBe(2345);
  // Only entries about oneself have their content: what staff wrote about others is not for their export.
  expect(JSON.stringify(journal)).not.toContain('Pregnancy');
  expect(journal).toHaveLength(2345);
  expect(users).toMatchObject([{ email }]);
  expect(Object.keys(JSON.parse(texts.join('')) as object)).toEqual(Object.keys(await download()));
});

test('a part is read only after the one before, by the same user', async () => {
  const { id, email } = await createUser(harness.dataSource, { role: 'front_desk' });
  await browser.signIn(email, PASSWORD);
  await write(id, 1001);
  const { endCursor } = await partAfter(null);
  expect(endCursor).not.toBeNull();
  const other = new Browser(harness);
  await other.signIn((await createUser(harness.dataSource)).email, PASSWORD);
  for (const refused of [await partAfter(endCursor, other), await partAfter('8-1000')])
    expect(refused.errors).toMatchObject([{ extensions: { fields: [{ path: ['after'] }] } }]);
});

test('the export contains rows of every table, but no hashes', async () => {
  const user = await memberWithEverything(harness, browser);
  const copy = await download();
  expect(copy['exportedAt']).toBe(new Date(harness.clock.ms).toISOString());
  for (const [name, entry] of Object.entries(MEMBER_TABLES)) {
    if ('leftOut' in entry) expect(copy).not.toHaveProperty(name);
    else expect(copy[name]?.length, name).toBeGreaterThan(0);
  }
  expect(copy['users']).toMatchObject([{ email: EMAIL, phone: '+919876543210', fitness_goals: 'Strength' }]);
  expect(copy['body_measurements']).toMatchObject([{ weight_kg: 70 }]);
  expect(JSON.stringify(copy)).not.toMatch(/hash|salt|argon2|secret/i);
  expect(JSON.stringify(copy)).not.toContain(user.passwordHash);
});

/** Keys, whose data it is, and a copy of other columns. */
const NOT_ABOUT_ANYBODY = ['id', 'user_id', 'request_key', 'search_text'];

test('the export contains every column except those listed here', async () => {
  await memberWithEverything(harness, browser);
  const copy = await download();
  const left: string[] = [];
  for (const [name, entry] of Object.entries(MEMBER_TABLES)) {
    if ('leftOut' in entry) continue;
    const columns = await harness.dataSource.query<{ name: string }[]>(
      "select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'",
      [name],
    );
    const shown = Object.keys(copy[name]?.[0] ?? {});
    const missing = columns.filter(
      (one) => !shown.includes(one.name) && !NOT_ABOUT_ANYBODY.includes(one.name),
    );
    left.push(...missing.map((one) => `${name}.${one.name}`));
  }
  expect(left.sort()).toEqual([
    'activities.recorded_by',
    'activities.updated_at',
    'api_keys.ending',
    'api_keys.key_hash',
    'api_keys.owner_id',
    'due_reminders.order_id',
    'enquiries.answered_by',
    'enquiries.notice_version',
    'follow_ups.created_by',
    'journal.actor_id',
    'journal.actor_key',
    'journal.member_id',
    'journal.version',
    'mails.claimed_by',
    'mails.failed_at',
    'mails.html',
    'mails.last_error',
    'mails.receipt_copy',
    'mails.receipt_id',
    'mails.receipt_request_key',
    'mails.text',
    'mails.to_address',
    'member_import_rows.activity_id',
    'member_import_rows.cells',
    'member_import_rows.import_id',
    'member_import_rows.period_id',
    'member_import_rows.plan',
    'member_import_rows.position',
    'member_import_rows.problems',
    'member_import_rows.reason',
    'member_import_rows.result',
    'member_import_rows.undo_result',
    'member_import_rows.user_version',
    'member_notes.author_id',
    'member_notes.version',
    'membership_extensions.period_id',
    'membership_freezes.period_id',
    'membership_periods.order_id',
    'membership_reminders.period_id',
    'orders.credited_order_id',
    'orders.decided_by',
    'orders.gateway_order_id',
    'orders.offer_id',
    'orders.updated_at',
    'passkeys.counter',
    'passkeys.credential_id',
    'passkeys.public_key',
    'passkeys.transports',
    'payments.gateway_payment_id',
    'payments.is_reference_free',
    'payments.order_id',
    'receipt_copies.receipt_id',
    'receipts.hash',
    'receipts.order_id',
    'refunds.attempt',
    'refunds.checked_at',
    'refunds.gateway_refund_id',
    'refunds.payment_id',
    'refunds.problem',
    'reviews.answered_by',
    'reviews.hidden_by',
    'reviews.search_words',
    'sessions.older_tokens',
    'sessions.previous_token_hash',
    'sessions.rotated_at',
    'sessions.rotation_salt',
    'sessions.token_hash',
    'sign_ups.claimed_id',
    'sign_ups.email',
    'sign_ups.notice_version',
    'sign_ups.password_hash',
    'sign_ups.replaced_email',
    'sign_ups.replaced_profile',
    'sign_ups.token_hash',
    'trainer_assignments.assigned_by',
    'trainer_assignments.trainer_id',
    'users.email_verification_hash',
    'users.must_change_password',
    'users.password_hash',
    'users.second_factor_due_at',
    'users.version',
    'waiver_acceptances.recorded_by',
    'workout_plan_days.activity_id',
  ]);
});

test('members can export only their own data, and logged-out clients none', async () => {
  await memberWithEverything(harness, browser);
  const neighbour = await createUser(harness.dataSource, { phone: null });
  await browser.signIn(neighbour.email, PASSWORD);
  const text = JSON.stringify(await download());
  expect(text).toContain(neighbour.email);
  expect(text).not.toContain(EMAIL);
  const stranger = new Browser(harness);
  expect(refusalOf(await stranger.gql(URL_OF_FILE)).status).toBe(401);
  expect((await stranger.rest('GET', '/api/user/data-export')).status).toBe(401);
});
