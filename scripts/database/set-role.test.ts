import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROLES, type Role } from '#common/accounts/roles';
import { User } from '#server/features/accounts/user.entity';
import { SecurityEvent } from '#server/features/security-log/security-event.entity';
import { StartError } from '#server/lib/errors';
import { Browser } from '#server/test/browser';
import { createUser, PASSWORD } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { invite } from '#server/test/staff-calls';
import { createAdmin } from './create-admin';
import { setRole } from './set-role';

let harness: Harness;
let dataSource: DataSource;
beforeEach(async () => {
  harness = await startHarness();
  ({ dataSource } = harness);
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';

const give = (role: string, email = EMAIL) => setRole(dataSource, ['--email', email, '--role', role]);
const roleOf = async (email = EMAIL): Promise<Role> =>
  (await dataSource.getRepository(User).findOneByOrFail({ email })).role;

test('gives a role and takes it again; each time the person has to log in again', async () => {
  await createUser(dataSource, { email: EMAIL });
  const browser = new Browser(harness);
  const listMembers = async () => (await browser.gql('{ members(first: 1) { nodes { id } } }')).status;
  await browser.signIn(EMAIL, PASSWORD);
  expect(await listMembers()).toBe(403);

  expect(await give('front_desk', ' Asha@Example.com ')).toBe(
    'asha@example.com has the role front_desk now, and has to log in again.',
  );
  expect(await listMembers()).toBe(401);
  expect((await browser.gql('mutation { renewSession { token } }')).status).toBe(401);
  await browser.signIn(EMAIL, PASSWORD);
  expect(await listMembers()).toBe(200);

  expect(await give('user')).toContain('the role user now');
  expect(await listMembers()).toBe(401);
  await browser.signIn(EMAIL, PASSWORD);
  expect(await listMembers()).toBe(403);
});

test.each(ROLES)('gives the role %s', async (role) => {
  await createUser(dataSource, { email: EMAIL, role: role === 'trainer' ? 'user' : 'trainer' });
  await give(role);
  expect(await roleOf()).toBe(role);
});

test('an account whose address nobody confirmed gets a role only with --confirmed', async () => {
  await createUser(dataSource, { email: EMAIL, name: 'Mallory Rao', emailVerificationHash: 'a hash' });
  const refusal = /asha@example\.com is not confirmed: the account of Mallory Rao, \+91/;
  await expect(give('admin')).rejects.toThrow(refusal);
  await expect(createAdmin(dataSource, EMAIL)).rejects.toThrow(refusal);
  expect(await roleOf()).toBe('user');
  await setRole(dataSource, ['--email', EMAIL, '--role', 'admin', '--confirmed']);
  expect(await roleOf()).toBe('admin');
  await createUser(dataSource, { email: 'head@example.com', role: 'admin' });
  await give('user');
  expect(await roleOf()).toBe('user');
});

test('what an admin has made ends with the role', async () => {
  await createUser(dataSource, { email: EMAIL, role: 'admin' });
  await createUser(dataSource, { email: 'head@example.com', role: 'admin' });
  const admin = new Browser(harness);
  await admin.signIn(EMAIL, PASSWORD);
  expect((await invite(admin, { email: 'desk@example.com' })).errors).toEqual([]);
  await give('front_desk');
  expect(await dataSource.query('select * from staff_invitations')).toEqual([]);
});

test('the list of members shows the new role', async () => {
  const { id } = await createUser(dataSource, { email: EMAIL });
  await createUser(dataSource, { email: 'head@example.com', role: 'admin' });
  await give('front_desk');
  const admin = new Browser(harness);
  await admin.signIn('head@example.com', PASSWORD);
  const { data } = await admin.gql('{ members(first: 5, filter: { roles: [FRONT_DESK] }) { nodes { id } } }');
  expect(data).toEqual({ members: { nodes: [{ id }] } });
});

test('a role that the account has already changes nothing', async () => {
  await createUser(dataSource, { email: EMAIL, role: 'front_desk' });
  const browser = new Browser(harness);
  await browser.signIn(EMAIL, PASSWORD);
  expect(await give('front_desk')).toContain('already');
  expect((await browser.gql('{ me { user { id } } }')).status).toBe(200);
});

test('the only admin stays one, until there is another', async () => {
  await createUser(dataSource, { email: EMAIL, role: 'admin' });
  await expect(give('user')).rejects.toThrow(
    new StartError('asha@example.com is the only admin. Make another account an admin first.'),
  );
  expect(await roleOf()).toBe('admin');
  await createUser(dataSource, { email: 'ravi@example.com', role: 'admin' });
  await give('user');
  expect(await roleOf()).toBe('user');
});

test('of two admins who lose the role at once, one keeps it', async () => {
  const emails = [EMAIL, 'ravi@example.com'];
  for (const email of emails) await createUser(dataSource, { email, role: 'admin' });
  const results = await Promise.allSettled(emails.map((email) => give('user', email)));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await dataSource.getRepository(User).countBy({ role: 'admin' })).toBe(1);
});

test.each([
  ['an unknown address', ['--email', 'nobody@example.com', '--role', 'admin'], /no account with the address/],
  ['an unknown role', ['--email', EMAIL, '--role', 'boss'], /no role boss.*user, trainer, front_desk, admin/],
  ['no role', ['--email', EMAIL], /^Add the e-mail address/],
  ['no address', ['--role', 'admin'], /^Add the e-mail address/],
  ['an address that is none', ['--email', 'asha', '--role', 'admin'], /^Add the e-mail address/],
  ['an unknown option', ['--email', EMAIL, '--role', 'admin', '--force'], /^Add the e-mail address/],
  ['words without options', [EMAIL, 'admin'], /^Add the e-mail address/],
])('%s is refused with a message', async (_name, args, message) => {
  await createUser(dataSource, { email: EMAIL });
  const refusal = Promise.resolve().then(() => setRole(dataSource, args));
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(message);
  expect(await roleOf()).toBe('user');
});

test('every change is in the security log', async () => {
  await createUser(dataSource, { email: EMAIL });
  await createUser(dataSource, { role: 'admin' });
  for (const role of ['front_desk', 'admin', 'user']) await give(role);
  const events = await dataSource.getRepository(SecurityEvent).find({ order: { createdAt: 'ASC' } });
  expect(events.map(({ event }) => event)).toEqual(['role-changed', 'admin-made', 'role-changed']);
});
