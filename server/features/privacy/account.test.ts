import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import {
  CHANGE,
  FORGOT,
  invalid,
  refusalOf,
  signUp,
  signUpByMail,
  UPDATE_PROFILE,
  verify,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createActivities, createReviews, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { buyAndRefund } from '../../test/order-calls';
import { daysOf, savedOf, savePlan, tickDay } from '../../test/plan-calls';
import { whilePasswordIsChecked } from '../../test/fault-injection';
import { User } from '../members/user.entity';
import { MEMBER_TABLES } from '../features';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
const DATA = '{ myData }';
const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { message } }';

/** A member with rows in every table with data of members. */
async function memberWithEverything(one = browser, email = EMAIL, contact = '98765 43210'): Promise<User> {
  await verify(one, await signUpByMail(harness, one, { email }));
  await one.signIn(email, PASSWORD, true);
  const input = {
    name: 'Asha Kulkarni',
    contact,
    fitnessGoals: 'Strength',
    bodyMeasurements: { weight: 70 },
  };
  await one.gql(UPDATE_PROFILE, { input });
  await one.rest('POST', '/user-details', { dietGoal: 'Eat more vegetables' });
  await one.gql(FORGOT, { email });
  await harness.runDueJobs();
  const user = await harness.dataSource.getRepository(User).findOneByOrFail({ email });
  const moment = new Date(harness.clock.ms);
  const hidden = { hiddenAt: moment, hiddenReason: 'A private detail', hiddenBy: user.id };
  const answered = { answer: 'Thank you', answeredAt: moment, answeredBy: user.id };
  await createReviews(harness.dataSource, 1, { user, ...hidden, ...answered });
  await createActivities(harness.dataSource, 1, { user, recordedBy: user.id });
  const { id } = savedOf(await savePlan(one));
  await tickDay(one, id, (await daysOf(one, id)).training[0]!);
  await buyAndRefund(harness, user);
  return user;
}

/** Tables with a foreign key to users, and its column. */
const foreignKeysToUsers = () =>
  harness.dataSource.query<{ name: string; column: string }[]>(`
    select conrelid::regclass::text as name, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass
  `);

/** Tables with a column `user_id`, whether it is a foreign key or not. */
const tablesWithUserId = async () => {
  const rows = await harness.dataSource.query<{ name: string }[]>(
    "select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'",
  );
  return rows.map(({ name }) => name);
};

const rowsOf = async (table: string, column: string, id: string) =>
  (await harness.dataSource.query<unknown[]>(`select * from ${table} where ${column} = $1`, [id])).length;

test('every table with data of members is in the data export or left out for a stated reason', async () => {
  const byAddress = ['mails', 'sign_ups'];
  const byPlan = ['workout_plan_days'];
  const byOrder = ['payments', 'refunds', 'receipts', 'membership_reminders'];
  const tables = [
    ...(await foreignKeysToUsers()).map(({ name }) => name),
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

test('the export contains rows of every table, but no hashes', async () => {
  const user = await memberWithEverything();
  const { data } = await browser.gql(DATA);
  const copy = data?.['myData'] as Record<string, unknown[]>;
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

test('the export contains every column except those listed here', async () => {
  await memberWithEverything();
  const { data } = await browser.gql(DATA);
  const copy = data?.['myData'] as Record<string, Record<string, unknown>[]>;
  const left: string[] = [];
  for (const [name, entry] of Object.entries(MEMBER_TABLES)) {
    if ('leftOut' in entry) continue;
    const columns = await harness.dataSource.query<{ name: string }[]>(
      "select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'",
      [name],
    );
    const shown = Object.keys(copy[name]?.[0] ?? {});
    left.push(...columns.filter((one) => !shown.includes(one.name)).map((one) => `${name}.${one.name}`));
  }
  expect(left.sort()).toEqual([
    'activities.id',
    'activities.recorded_by',
    'activities.user_id',
    'body_measurements.id',
    'body_measurements.user_id',
    'consents.id',
    'consents.user_id',
    'diet_details.id',
    'diet_details.user_id',
    'journal.actor_id',
    'journal.id',
    'journal.member_id',
    'journal.version',
    'mails.claimed_by',
    'mails.failed_at',
    'mails.html',
    'mails.id',
    'mails.last_error',
    'mails.receipt_id',
    'mails.text',
    'mails.to_address',
    'membership_periods.id',
    'membership_periods.order_id',
    'membership_periods.user_id',
    'membership_reminders.period_id',
    'orders.decided_by',
    'orders.gateway_order_id',
    'orders.id',
    'orders.offer_id',
    'orders.request_key',
    'orders.user_id',
    'payments.gateway_payment_id',
    'payments.id',
    'payments.order_id',
    'receipts.id',
    'receipts.order_id',
    'refunds.attempt',
    'refunds.checked_at',
    'refunds.gateway_refund_id',
    'refunds.id',
    'refunds.payment_id',
    'refunds.problem',
    'reviews.answered_by',
    'reviews.hidden_by',
    'reviews.id',
    'reviews.user_id',
    'security_events.id',
    'security_events.user_id',
    'sessions.id',
    'sessions.previous_token_hash',
    'sessions.rotated_at',
    'sessions.rotation_salt',
    'sessions.token_hash',
    'sessions.user_id',
    'sign_ups.email',
    'sign_ups.id',
    'sign_ups.notice_version',
    'sign_ups.password_hash',
    'sign_ups.token_hash',
    'users.must_change_password',
    'users.password_hash',
    'workout_plan_days.activity_id',
    'workout_plans.user_id',
  ]);
});

test('members can export only their own data, and logged-out clients none', async () => {
  await memberWithEverything();
  const neighbour = await createUser(harness.dataSource, { phone: null });
  await browser.signIn(neighbour.email, PASSWORD);
  const text = JSON.stringify((await browser.gql(DATA)).data);
  expect(text).toContain(neighbour.email);
  expect(text).not.toContain(EMAIL);
  expect(refusalOf(await new Browser(harness).gql(DATA)).status).toBe(401);
});

test('a deletion removes all rows of the account and none of other accounts', async () => {
  const neighbour = new Browser(harness, { address: '198.51.100.9' });
  const other = await memberWithEverything(neighbour, 'other@example.com', '90000 00001');
  const user = await memberWithEverything();
  await signUp(browser, EMAIL);
  const others = async () =>
    Promise.all((await foreignKeysToUsers()).map(({ name, column }) => rowsOf(name, column, other.id)));
  const before = await others();
  expect(before.every((count) => count > 0)).toBe(true);

  expect((await browser.gql(DELETE, { password: PASSWORD })).data).toEqual({
    deleteAccount: { message: authMessages.accountDeleted },
  });
  for (const { name, column } of await foreignKeysToUsers())
    expect(await rowsOf(name, column, user.id), name).toBe(0);
  for (const [table, column] of [
    ['users', 'email'],
    ['sign_ups', 'email'],
  ] as const) {
    expect(await rowsOf(table, column, EMAIL), table).toBe(0);
  }
  const mails = await harness.mailTo(EMAIL);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/deleted/i);
  expect(await rowsOf('mails', 'to_address', EMAIL)).toBe(1);
  expect(await others()).toEqual(before);
});

test('after a deletion only the last mail, receipts and security events contain the address, name or id', async () => {
  const user = await memberWithEverything();
  await browser.gql(DELETE, { password: PASSWORD });
  await harness.mailTo(EMAIL);
  const tables = await harness.dataSource.query<{ name: string }[]>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
  `);
  const holding: string[] = [];
  for (const { name } of tables) {
    const rows = JSON.stringify(await harness.dataSource.query(`select * from ${name}`));
    if (rows.includes(EMAIL) || rows.includes('Kulkarni') || rows.includes(user.id)) holding.push(name);
  }
  expect(holding.sort()).toEqual(['public.mails', 'public.receipts', 'public.security_events']);
});

test('a deleted account is logged out everywhere, cannot log in and gets no code', async () => {
  const phone = new Browser(harness);
  await memberWithEverything(phone);
  await browser.signIn(EMAIL, PASSWORD);
  await browser.gql(DELETE, { password: PASSWORD });
  expect([...browser.cookies.keys()]).toEqual([]);
  for (const one of [browser, phone]) {
    expect((await one.gql('{ me { id } }')).status).toBe(401);
    expect((await one.gql('mutation { renewSession { token } }')).status).toBe(401);
    expect((await one.signIn(EMAIL, PASSWORD)).status).toBe(401);
  }
  await browser.gql(FORGOT, { email: EMAIL });
  expect(await harness.mailTo(EMAIL)).toHaveLength(1);
});

test('the address of a deleted account can sign up again', async () => {
  await memberWithEverything();
  await browser.gql(DELETE, { password: PASSWORD });
  await verify(browser, await signUpByMail(harness, browser, { email: EMAIL, password: 'Another-one-2026' }));
  expect((await browser.signIn(EMAIL, 'Another-one-2026')).status).toBe(200);
});

test('a deletion with a wrong password or without a log-in is refused', async () => {
  await memberWithEverything();
  for (const password of ['Wrong-password-1', '', 'x'.repeat(5000), '\u0000']) {
    expect(refusalOf(await browser.gql(DELETE, { password }))).toEqual(
      invalid(authMessages.currentPasswordWrong, 'password'),
    );
  }
  expect(refusalOf(await new Browser(harness).gql(DELETE, { password: PASSWORD })).status).toBe(401);
  expect((await browser.gql('{ me { email } }')).data).toEqual({ me: { email: EMAIL } });
});

test('a further mutation of an account that was just deleted is refused as logged out', async () => {
  await memberWithEverything();
  const query = `mutation ($password: String!, $input: ProfileInput!) {
    deleteAccount(password: $password) { message }
    updateProfile(input: $input) { message }
  }`;
  const input = { name: 'Asha', contact: '98765 43210' };
  expect(refusalOf(await browser.gql(query, { password: PASSWORD, input })).code).toBe('UNAUTHENTICATED');
  expect(await harness.dataSource.getRepository(User).count()).toBe(0);
});

test('of three simultaneous deletions only one succeeds', async () => {
  await memberWithEverything();
  const answers = await Promise.all([1, 2, 3].map(() => browser.gql(DELETE, { password: PASSWORD })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('a deletion is refused if the owner changes the password while it is being verified', async () => {
  await memberWithEverything();
  const owner = new Browser(harness);
  await owner.signIn(EMAIL, PASSWORD);
  const input = { currentPassword: PASSWORD, newPassword: 'Another-one-2026' };
  whilePasswordIsChecked(async () => expect((await owner.gql(CHANGE, { input })).status).toBe(200));
  expect(refusalOf(await browser.gql(DELETE, { password: PASSWORD })).code).toBe('UNAUTHENTICATED');
  expect((await owner.signIn(EMAIL, 'Another-one-2026')).status).toBe(200);
});
