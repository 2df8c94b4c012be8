import { afterEach, beforeEach, expect, test } from 'vitest';
import { API_KEY_BUDGET, API_KEY_DAYS_MAX, API_KEY_PREFIX, API_KEYS_MAX } from '#common/api-keys/limits';
import { apiKeyMessages as messages } from '#common/api-keys/messages';
import { WRONG_CODES_MAX } from '#common/check-in/limits';
import { DAY_MS, MINUTE_MS } from '#common/time';
import { createKey, programOf, REVOKE_KEY } from '../../test/api-key-calls';
import { Browser } from '../../test/browser';
import { checkIn } from '../../test/check-in-calls';
import { createMemberWithoutEmail, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type GraphqlAnswer, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { END_ACCESS, reasonOf, WITHOUT_PASSWORD } from '../../test/staff-calls';
import { User } from '../accounts/user.entity';
import { JournalEntry } from '../journal/journal-entry.entity';
import { ApiKey } from './api-key.entity';

const MEMBERS = '{ members(first: 100) { nodes { id name } } }';
const KEYS = '{ apiKeys { id name ending lastUsedAt owner { id } } }';
/** Permissions that the REST list of accounts requires. */
const FOR_USERS = ['members:read-any', 'memberships:read-any', 'measurements:read-any', 'members:update-any'];
const WRITE_NOTE =
  'mutation ($input: CreateMemberNoteInput!) { createMemberNote(input: $input) { message } }';

let harness: Harness;
let admin: Browser;
let adminId: string;
beforeEach(async () => {
  harness = await startHarness();
  const session = await signedIn(harness, 'admin');
  admin = session.browser;
  adminId = session.user.id;
});
afterEach(() => harness.stop());

const keys = () => harness.dataSource.getRepository(ApiKey);
const refusalOf = ({ status, errors }: GraphqlAnswer) => [status, errors[0]?.message];
const fieldOf = ({ errors }: GraphqlAnswer) => {
  const [field] = errors[0]?.extensions.fields ?? [];
  return [field?.path.join('.'), field?.reason];
};

test('a program does what the key allows, for the admin who made it', async () => {
  const member = await createUser(harness.dataSource, { name: 'Asha Kulkarni' });
  const permissions = ['members:read-any', 'members:write-notes'];
  const { client, id, key } = await programOf(harness, admin, { permissions });
  expect(key.startsWith(API_KEY_PREFIX)).toBe(true);
  expect((await client.gql(MEMBERS)).data).toMatchObject({
    members: { nodes: expect.arrayContaining([{ id: member.id, name: 'Asha Kulkarni' }]) },
  });
  const note = { memberId: member.id, text: 'Came through the turnstile', requestKey: 'note-of-a-program' };
  expect((await client.gql(WRITE_NOTE, { input: note })).errors).toEqual([]);
  const entry = await harness.dataSource.getRepository(JournalEntry).findOneByOrFail({ type: 'note.added' });
  expect(entry).toMatchObject({ actorId: adminId, actorRole: 'admin', actorKey: 'Turnstile' });
  const listed = { id, name: 'Turnstile', ending: key.slice(-4), owner: { id: adminId } };
  expect((await admin.gql(KEYS)).data).toMatchObject({ apiKeys: [listed] });
  expect(JSON.stringify(await harness.dataSource.query('select * from api_keys'))).not.toContain(
    key.slice(-20),
  );
  const [mail] = await harness.mailTo((await createdBy()).email!);
  expect(mail).toMatchObject({ subject: expect.stringContaining('A new API key') });
  expect(mail!.text).not.toContain(key.slice(-20));
});

const createdBy = () => harness.dataSource.getRepository(User).findOneByOrFail({ id: adminId });

const CURRENT = '{ currentApiKey { name permissions expiresAt budget { limit remaining resetsAt } } }';

test('a key says what it may do now, and what is left of its budget', async () => {
  const { client } = await programOf(harness, admin, { permissions: ['members:read-any', 'journal:read'] });
  const { data } = await client.gql(CURRENT);
  const budget = { limit: API_KEY_BUDGET, remaining: expect.any(Number), resetsAt: expect.any(String) };
  const current = { name: 'Turnstile', permissions: ['journal:read', 'members:read-any'], budget };
  expect(data).toMatchObject({ currentApiKey: current });
  const { expiresAt, budget: left } = data!['currentApiKey'] as {
    expiresAt: string;
    budget: { remaining: number };
  };
  expect(Date.parse(expiresAt)).toBe(harness.clock.ms + API_KEY_DAYS_MAX * DAY_MS);
  expect(left.remaining).toBeLessThan(API_KEY_BUDGET);
  await harness.dataSource.getRepository(User).update({ id: adminId }, { role: 'front_desk' });
  expect((await client.gql(CURRENT)).data).toMatchObject({
    currentApiKey: { permissions: ['members:read-any'] },
  });
});

test('a session has no key to tell of, and a stranger is refused', async () => {
  expect((await admin.gql(CURRENT)).data).toEqual({ currentApiKey: null });
  expect(reasonOf(await new Browser(harness).gql(CURRENT))[0]).toBe(401);
});

test('REST takes the key as well', async () => {
  const { client } = await programOf(harness, admin, { permissions: FOR_USERS });
  const { status, headers } = await client.rest('GET', '/api/user/admin/users');
  expect(status).toBe(200);
  expect(Number(headers.get('x-ratelimit-remaining'))).toBeLessThan(API_KEY_BUDGET);
  expect((await client.rest('GET', '/api/user/admin/activities')).status).toBe(403);
});

test('a key does nothing beyond its permissions, and nothing that an account does for itself', async () => {
  const { client } = await programOf(harness, admin);
  expect(reasonOf(await client.gql('{ orders(first: 1) { nodes { id } } }'))).toEqual([
    403,
    'PERMISSION_REQUIRED',
  ]);
  const refused = [
    '{ me { user { name } } }',
    'mutation { signOutEverywhere { message } }',
    `mutation { changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "Another-one-2026" }) { message } }`,
    `mutation { startSecondFactor(input: { password: "${PASSWORD}" }) { secret } }`,
    'mutation { startKiosk { token } }',
  ];
  for (const query of refused) {
    const { status, errors } = await client.gql(query);
    expect([status, errors[0]?.extensions.code], query).toEqual([403, 'FORBIDDEN']);
  }
  expect((await admin.gql('{ me { user { name } } }')).errors).toEqual([]);
});

test('a key for exports exports only the lists that it may read', async () => {
  const { client } = await programOf(harness, admin, {
    permissions: ['lists:export', 'activities:read-any', 'members:read-any'],
  });
  expect((await client.rest('GET', '/api/user/admin/activities.csv')).status).toBe(200);
  for (const list of ['users', 'orders'])
    expect((await client.rest('GET', `/api/user/admin/${list}.csv`)).status, list).toBe(403);
  const exportOf = (list: string) => [`{ ${list}Export { text } }`, `{ ${list}ExportUrl }`];
  for (const query of [...exportOf('member'), ...exportOf('order')])
    expect(reasonOf(await client.gql(query)), query).toEqual([403, 'PERMISSION_REQUIRED']);
});

test('a key does not lead to a session with more permissions', async () => {
  const permissions = ['members:update-any', 'activities:record'];
  const { client } = await programOf(harness, admin, { permissions });
  const kiosk = await client.gql('mutation { startKiosk { token } }');
  expect(reasonOf(kiosk)).toEqual([403, 'NOT_WITH_API_KEY']);
  const update = (input: object) =>
    client.gql('mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { message } }', {
      input,
    });
  const { id } = await createUser(harness.dataSource, { role: 'front_desk' });
  for (const [email, role] of [
    ['new@gym.example', 'front_desk'],
    ['newer@gym.example', 'trainer'],
  ] as const) {
    await harness.dataSource.getRepository(User).update({ id }, { role });
    expect(reasonOf(await update({ id, email })), role).toEqual([403, 'NOT_WITH_API_KEY']);
  }
  expect((await update({ id, name: 'Asha Kulkarni' })).errors).toEqual([]);
  const member = await createUser(harness.dataSource);
  expect(reasonOf(await update({ id: member.id, email: 'other@gym.example' }))).toEqual([
    403,
    'NOT_WITH_API_KEY',
  ]);
  const unclaimed = await createMemberWithoutEmail(harness.dataSource, { email: 'imported@gym.example' });
  expect((await update({ id: unclaimed.id, email: 'third@gym.example' })).status).toBe(403);
  const { id: added } = await createMemberWithoutEmail(harness.dataSource);
  // A code to choose a password is mailed to an address that nobody has confirmed.
  expect((await update({ id: added, email: 'other@gym.example' })).status).toBe(403);
  for (const password of [PASSWORD, 'a guess'])
    expect(reasonOf(await update({ id: adminId, password }))).toEqual([403, 'NOT_WITH_API_KEY']);
});

test('wrong check-in codes of one program do not stop another', async () => {
  const permissions = ['activities:record'];
  const { client: turnstile } = await programOf(harness, admin, { permissions });
  const { client: other } = await programOf(harness, admin, { name: 'Back door', permissions });
  for (let tries = 0; tries < WRONG_CODES_MAX; tries += 1)
    expect((await checkIn(turnstile, { code: 'B1WRONG' })).status).toBe(400);
  expect((await checkIn(turnstile, { code: 'B1WRONG' })).status).toBe(429);
  expect((await checkIn(other, { code: 'B1WRONG' })).status).toBe(400);
});

test('the health data of its own owner is not readable with a key for members', async () => {
  const { client } = await programOf(harness, admin);
  const own = await client.gql('query ($id: ID!) { user(id: $id) { name latestMeasurement { weightKg } } }', {
    id: adminId,
  });
  expect(reasonOf(own)).toEqual([200, 'PERMISSION_REQUIRED']);
  expect(own.data).toMatchObject({ user: { latestMeasurement: null } });
});

test('a key loses what its owner may no longer do', async () => {
  const permissions = ['members:read-any', 'journal:read'];
  const { client } = await programOf(harness, admin, { permissions });
  const journal = '{ journalEntries(first: 1) { nodes { id } } }';
  expect((await client.gql(journal)).errors).toEqual([]);
  const users = harness.dataSource.getRepository(User);
  await users.update({ id: adminId }, { role: 'front_desk' });
  expect(reasonOf(await client.gql(journal))).toEqual([403, 'PERMISSION_REQUIRED']);
  expect((await client.gql(MEMBERS)).errors).toEqual([]);
  await users.update({ id: adminId }, { role: 'user' });
  expect(reasonOf(await client.gql(MEMBERS))).toEqual([403, 'PERMISSION_REQUIRED']);
});

test('the keys of an admin whose access ends are revoked', async () => {
  const { client } = await programOf(harness, admin);
  const { browser: owner } = await signedIn(harness, 'owner');
  expect((await owner.gql(END_ACCESS, { input: { userId: adminId, password: PASSWORD } })).errors).toEqual(
    [],
  );
  await harness.dataSource.getRepository(User).update({ id: adminId }, { role: 'admin' });
  expect(refusalOf(await client.gql(MEMBERS))).toEqual([401, messages.invalid]);
});

test('a revoked and an expired key are refused at once', async () => {
  const { client, id } = await programOf(harness, admin);
  const short = await programOf(harness, admin, { name: 'Export', expiresInDays: 1 });
  expect((await client.gql(MEMBERS)).errors).toEqual([]);
  expect((await admin.gql(REVOKE_KEY, { input: { id } })).errors).toEqual([]);
  expect(refusalOf(await client.gql(MEMBERS))).toEqual([401, messages.invalid]);
  expect((await client.rest('GET', '/api/user/admin/users')).status).toBe(401);
  expect(reasonOf(await admin.gql(REVOKE_KEY, { input: { id } }))).toEqual([404, 'API_KEY_NOT_FOUND']);
  expect((await short.client.gql(MEMBERS)).errors).toEqual([]);
  harness.clock.ms += DAY_MS;
  expect(refusalOf(await short.client.gql(MEMBERS))).toEqual([401, messages.invalid]);
  short.client.token = `${API_KEY_PREFIX}${'x'.repeat(43)}`;
  expect(refusalOf(await short.client.gql(MEMBERS))).toEqual([401, messages.invalid]);
  const logged = harness.logs.filter((line) => line.includes('api-key-refused'));
  expect(logged).toHaveLength(4);
  expect(logged.join('')).not.toContain(API_KEY_PREFIX);
});

test('a key for some addresses is refused from others', async () => {
  const { client, key } = await programOf(harness, admin, { addresses: ['192.0.2.0/24', '2001:db8::7'] });
  expect(refusalOf(await client.gql(MEMBERS))).toEqual([401, messages.wrongAddress]);
  for (const address of ['192.0.2.200', '2001:db8::7']) {
    const allowed = new Browser(harness, { address });
    allowed.token = key;
    expect((await allowed.gql(MEMBERS)).errors).toEqual([]);
  }
});

test('the last use is noted, at most once a minute', async () => {
  const { client, id } = await programOf(harness, admin);
  const lastUse = async () => (await keys().findOneByOrFail({ id })).lastUsedAt?.getTime();
  expect(await lastUse()).toBeUndefined();
  const first = harness.clock.ms;
  await client.gql(MEMBERS);
  harness.clock.ms += MINUTE_MS - 1;
  await client.gql(MEMBERS);
  expect(await lastUse()).toBe(first);
  harness.clock.ms += 1;
  await client.gql(MEMBERS);
  expect(await lastUse()).toBe(first + MINUTE_MS);
});

test('answers say what a request costs and what is left; beyond it, requests wait', async () => {
  const { client, key } = await programOf(harness, admin, { permissions: FOR_USERS });
  const send = (query: string) =>
    harness.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query }),
    });
  const response = await send(MEMBERS);
  const { extensions } = (await response.json()) as { extensions: { cost: Record<string, number> } };
  const { requested, remaining, limit } = extensions.cost;
  expect(requested).toBeGreaterThan(100);
  expect([limit, remaining]).toEqual([API_KEY_BUDGET, API_KEY_BUDGET - requested!]);
  expect(response.headers.get('x-ratelimit-cost')).toBe(String(requested));
  expect(response.headers.get('x-ratelimit-remaining')).toBe(String(remaining));
  await harness.services.apiKeyAccess.charge(await keys().findOneByOrFail({}), remaining!);
  const refused = await send('{ articles(first: 1) { nodes { id } } }');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const rest = await client.rest('GET', '/api/user/admin/users');
  expect(rest.status).toBe(429);
  for (const { headers } of [refused, rest]) {
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect(headers.get('x-ratelimit-limit')).toBe(String(API_KEY_BUDGET));
    expect(Number(headers.get('x-ratelimit-reset')) * 1000).toBeGreaterThan(Date.now());
  }
  expect((await admin.gql(MEMBERS)).errors).toEqual([]);
});

test('only admins make keys, with their password, and only for what they may do themselves', async () => {
  const { browser: desk } = await signedIn(harness, 'front_desk');
  for (const query of [KEYS]) expect(reasonOf(await desk.gql(query))).toEqual([403, 'PERMISSION_REQUIRED']);
  expect(reasonOf(await createKey(desk))).toEqual([403, 'PERMISSION_REQUIRED']);
  for (const [password, reason] of WITHOUT_PASSWORD.slice(1))
    expect(fieldOf(await createKey(admin, { password: password! }))).toEqual(['password', reason]);
  const wrong = [
    [{ name: ' ' }, 'name', 'REQUIRED'],
    [{ permissions: [] }, 'permissions', 'REQUIRED'],
    [{ permissions: ['members:read-any', 'members:fly'] }, 'permissions', 'INVALID'],
    [{ permissions: ['staff:manage'] }, 'permissions', 'INVALID'],
    [{ permissions: ['api-keys:manage'] }, 'permissions', 'INVALID'],
    [{ expiresInDays: 0 }, 'expiresInDays', 'TOO_SMALL'],
    [{ expiresInDays: 366 }, 'expiresInDays', 'TOO_LARGE'],
    [{ addresses: ['studio.example'] }, 'addresses', 'INVALID_FORMAT'],
    [{ addresses: ['192.0.2.0/33'] }, 'addresses', 'INVALID_FORMAT'],
    [{ addresses: Array.from({ length: 21 }, (_, n) => `192.0.2.${n}`) }, 'addresses', 'TOO_LONG'],
  ] as const;
  for (const [wanted, field, reason] of wrong)
    expect(fieldOf(await createKey(admin, wanted as object)), JSON.stringify(wanted)).toEqual([
      field,
      reason,
    ]);
  expect(await keys().count()).toBe(0);
});

test('names are unique, and so is the number of keys limited', async () => {
  await programOf(harness, admin);
  expect(fieldOf(await createKey(admin))).toEqual(['name', 'TAKEN']);
  const row = await keys().findOneByOrFail({});
  await keys().insert(
    Array.from({ length: API_KEYS_MAX - 1 }, (_, n) => ({
      ...row,
      id: undefined,
      name: `Key ${n}`,
      keyHash: `${n}`,
    })),
  );
  expect(reasonOf(await createKey(admin, { name: 'One more' }))).toEqual([409, 'TOO_MANY_API_KEYS']);
});

test('an admin who has to set up a second factor cannot go around it with a key', async () => {
  const { client } = await programOf(harness, admin);
  await harness.dataSource.getRepository(User).update({ id: adminId }, { secondFactorDueAt: new Date(0) });
  const { errors } = await client.gql(MEMBERS);
  expect(errors[0]?.extensions.code).toBe('SECOND_FACTOR_SET_UP_REQUIRED');
});
