import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import {
  DELETE_ACCOUNT,
  CHANGE,
  FORGOT,
  invalid,
  refusalOf,
  signUp,
  signUpByMail,
  verify,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { untilWaiting } from '../../test/eventually';
import { PASSWORD } from '../../test/factories';
import { whilePasswordIsChecked } from '../../test/fault-injection';
import { startHarness, type Harness } from '../../test/harness';
import { User } from '../accounts/user.entity';
import { EMAIL, foreignKeysToUsers, memberWithEverything } from './testing/member-data';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const rowsOf = async (table: string, column: string, id: string) =>
  (await harness.dataSource.query<unknown[]>(`select * from ${table} where ${column} = $1`, [id])).length;

test('a deletion removes all rows of the account and none of other accounts', async () => {
  const neighbour = new Browser(harness, { address: '198.51.100.9' });
  const other = await memberWithEverything(harness, neighbour, {
    email: 'other@example.com',
    contact: '90000 00001',
  });
  const user = await memberWithEverything(harness, browser);
  await signUp(browser, EMAIL);
  const others = async () =>
    Promise.all(
      (await foreignKeysToUsers(harness)).map(({ name, column }) => rowsOf(name, column, other.id)),
    );
  const before = await others();
  expect(before.every((count) => count > 0)).toBe(true);

  expect((await browser.gql(DELETE_ACCOUNT, { password: PASSWORD })).data).toEqual({
    deleteAccount: { message: authMessages.accountDeleted },
  });
  for (const { name, column } of await foreignKeysToUsers(harness))
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

test('after a deletion only the last mail, receipts, security events and changes of many members contain the address, name or id', async () => {
  const user = await memberWithEverything(harness, browser);
  await browser.gql(DELETE_ACCOUNT, { password: PASSWORD });
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
  expect(holding.sort()).toEqual([
    'public.bulk_change_members',
    'public.mails',
    'public.receipts',
    'public.security_events',
  ]);
});

test('a deleted account is logged out everywhere, cannot log in and gets no code', async () => {
  const phone = new Browser(harness);
  await memberWithEverything(harness, phone);
  await browser.signIn(EMAIL, PASSWORD);
  await browser.gql(DELETE_ACCOUNT, { password: PASSWORD });
  expect([...browser.cookies.keys()]).toEqual([]);
  for (const one of [browser, phone]) {
    expect((await one.gql('{ me { user { id } } }')).status).toBe(401);
    expect((await one.gql('mutation { renewSession { token } }')).status).toBe(401);
    expect((await one.signIn(EMAIL, PASSWORD)).status).toBe(401);
  }
  await browser.gql(FORGOT, { email: EMAIL });
  expect(await harness.mailTo(EMAIL)).toHaveLength(1);
});

test('the address of a deleted account can sign up again', async () => {
  await memberWithEverything(harness, browser);
  await browser.gql(DELETE_ACCOUNT, { password: PASSWORD });
  await verify(browser, await signUpByMail(harness, browser, { email: EMAIL, password: 'Another-one-2026' }));
  expect((await browser.signIn(EMAIL, 'Another-one-2026')).status).toBe(200);
});

test('a deletion with a wrong password or without a log-in is refused', async () => {
  await memberWithEverything(harness, browser);
  for (const [password, message] of [
    ['Wrong-password-1', authMessages.currentPasswordWrong],
    ['', authMessages.passwordRequired],
    ['x'.repeat(5000), authMessages.passwordTooLong],
  ] as const)
    expect(refusalOf(await browser.gql(DELETE_ACCOUNT, { password }))).toEqual(invalid(message, 'password'));
  expect(refusalOf(await new Browser(harness).gql(DELETE_ACCOUNT, { password: PASSWORD })).status).toBe(401);
  expect((await browser.gql('{ me { user { email } } }')).data).toEqual({ me: { user: { email: EMAIL } } });
});

test('a further mutation of an account that was just deleted is refused as logged out', async () => {
  await memberWithEverything(harness, browser);
  const query = `mutation ($password: String!, $input: UpdateProfileInput!) {
    deleteAccount(input: { password: $password }) { message }
    updateProfile(input: $input) { message }
  }`;
  const input = { name: 'Asha', phone: '98765 43210' };
  expect(refusalOf(await browser.gql(query, { password: PASSWORD, input })).code).toBe('UNAUTHENTICATED');
  expect(await harness.dataSource.getRepository(User).count()).toBe(0);
});

test('of three simultaneous deletions only one succeeds', async () => {
  await memberWithEverything(harness, browser);
  const answers = await Promise.all([1, 2, 3].map(() => browser.gql(DELETE_ACCOUNT, { password: PASSWORD })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('a deletion is refused if the owner changes the password while it is being verified', async () => {
  await memberWithEverything(harness, browser);
  const owner = new Browser(harness);
  await owner.signIn(EMAIL, PASSWORD);
  const input = { currentPassword: PASSWORD, newPassword: 'Another-one-2026' };
  whilePasswordIsChecked(async () => expect((await owner.gql(CHANGE, { input })).status).toBe(200));
  expect(refusalOf(await browser.gql(DELETE_ACCOUNT, { password: PASSWORD })).code).toBe('UNAUTHENTICATED');
  expect((await owner.signIn(EMAIL, 'Another-one-2026')).status).toBe(200);
});

test('a deletion waits for a link of a sign-up with its address before it locks the account', async () => {
  const { dataSource } = harness;
  await verify(browser, await signUpByMail(harness, browser, { email: EMAIL }));
  await browser.signIn(EMAIL, PASSWORD);
  const deletion = await dataSource.transaction(async (manager) => {
    await manager.query('select 1 from sign_ups where email = $1 for update', [EMAIL]);
    const answer = browser.gql(DELETE_ACCOUNT, { password: PASSWORD });
    await untilWaiting(dataSource, 1);
    await manager.query('select 1 from users where email = $1 for update nowait', [EMAIL]);
    return { answer };
  });
  expect((await deletion.answer).errors).toEqual([]);
});
