import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTICE_VERSION } from '#common/consents/legal';
import { profileForm } from '#common/members/profile.form';
import { Measurement } from '../features/measurements/measurement.entity';
import { User } from '../features/accounts/user.entity';
import { Consent } from '../features/consents/consent.entity';
import { Passwords } from '../lib/passwords';
import { programOf } from '../test/api-key-calls';
import { Browser } from '../test/browser';
import { createUser } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { closeDemoAccounts } from './close-demo-accounts';
import { DEMO_LOGINS, seedDemoAccounts } from './demo-accounts';

let harness: Harness;
let hasher: Passwords;
beforeEach(async () => {
  harness = await startHarness();
  hasher = new Passwords();
});
afterEach(async () => {
  await hasher.close();
  await harness.stop();
});

const NOW = Date.parse('2026-11-21T06:30:00Z');
const seed = ({ dataSource } = harness) => seedDemoAccounts(dataSource, hasher, NOW);

/** Accounts with their measurements and consents, without random ids and hashes. */
async function contentOf({ dataSource }: Harness) {
  const users = await dataSource.getRepository(User).find({ order: { email: 'ASC' } });
  const measurements = await dataSource.getRepository(Measurement).find({ order: { measuredAt: 'ASC' } });
  const consents = await dataSource
    .getRepository(Consent)
    .find({ order: { givenAt: 'ASC', purpose: 'ASC' } });
  return users.map(({ id, passwordHash: _hash, ...user }) => ({
    ...user,
    measurements: measurements
      .filter(({ userId }) => userId === id)
      .map(({ id: _id, userId: _userId, ...values }) => values),
    consents: consents
      .filter(({ userId }) => userId === id)
      .map(({ purpose, givenAt, noticeVersion }) => ({ purpose, givenAt, noticeVersion })),
  }));
}

test('the demo log-ins work', async () => {
  expect(await seed()).toBe(true);
  const browser = new Browser(harness);
  const member = await browser.signIn('member@studio.example', 'Member-demo-2026');
  expect(member.data?.['signIn']).toMatchObject({
    viewer: { mustChangePassword: false, user: { role: 'USER', isProfileComplete: true } },
  });
  const { data } = await browser.gql(
    '{ me { user { measurements(first: 100) { nodes { bmi measuredAt } } } } }',
  );
  const { user } = data?.['me'] as {
    user: { measurements: { nodes: { bmi: number; measuredAt: string }[] } };
  };
  const months = user.measurements.nodes;
  expect(months.length).toBeGreaterThanOrEqual(6);
  expect(months.every(({ bmi }) => bmi > 20 && bmi < 30)).toBe(true);
  expect(Date.parse(months.at(-1)!.measuredAt)).toBe(NOW - 180 * 24 * 60 * 60 * 1000);

  const admin = await browser.signIn('admin@studio.example', 'Admin-demo-2026');
  expect(admin.data?.['signIn']).toMatchObject({
    viewer: { mustChangePassword: false, user: { role: 'ADMIN' } },
  });
  expect(Object.keys(DEMO_LOGINS)).toEqual(['admin', 'member']);
});

test('creates forty more members with profiles in varied states, none of them an admin', async () => {
  await seed();
  const others = (await contentOf(harness)).filter(
    ({ email }) => !['admin@studio.example', 'member@studio.example'].includes(email!),
  );
  expect(others).toHaveLength(40);
  expect(others.every(({ email, role }) => email!.endsWith('@studio.example') && role === 'user')).toBe(true);
  for (const state of ['name', 'phone', 'fitnessGoals', 'workoutPreferences'] as const) {
    const filled = others.filter((user) => user[state] !== null).length;
    expect(filled, state).toBeGreaterThan(10);
    expect(filled, state).toBeLessThan(40);
  }
  const measured = others.filter(({ measurements }) => measurements.length > 0).length;
  expect(measured).toBeGreaterThan(10);
  expect(measured).toBeLessThan(40);
});

test('seeded profiles are valid, and health data has its consent', async () => {
  await seed();
  for (const { email, name, phone, createdAt, measurements, consents, ...user } of await contentOf(harness)) {
    expect(createdAt.getTime()).toBeLessThan(NOW);
    const purposes = consents.map(({ purpose }) => purpose).sort();
    expect(purposes, email!).toEqual(measurements.length > 0 ? ['account', 'health_data'] : ['account']);
    expect(consents.every(({ noticeVersion }) => noticeVersion === NOTICE_VERSION)).toBe(true);
    if (name === null) continue;
    const { userName, fitnessGoals, workoutPreferences } = user;
    const latest = measurements.at(-1);
    const values = { name, phone, userName, fitnessGoals, workoutPreferences, bodyMeasurements: latest };
    expect(profileForm.safeParse(values).error, email!).toBeUndefined();
    expect(
      measurements.every(({ measuredAt }) => measuredAt >= createdAt && measuredAt.getTime() <= NOW),
    ).toBe(true);
  }
});

test('creates the same accounts in every database', async () => {
  const other = await startHarness();
  await Promise.all([seed(), seed(other)]);
  expect(await contentOf(other)).toEqual(await contentOf(harness));
  await other.stop();
});

test('creates the accounts once, also when several servers start at the same time', async () => {
  const quick = { hash: () => Promise.resolve('a hash') } as unknown as Passwords;
  // Open three connections first; otherwise the first call would finish before the others begin.
  await Promise.all(
    [1, 2, 3].map(() => harness.dataSource.query('select count(*) from pg_class, pg_attribute')),
  );
  const starts = [1, 2, 3].map(() => seedDemoAccounts(harness.dataSource, quick, NOW));
  expect((await Promise.all(starts)).sort()).toEqual([false, false, true]);
  expect(await seed()).toBe(false);
  expect(await harness.dataSource.getRepository(User).count()).toBe(42);
});

test('creates no accounts in a database that has one', async () => {
  await createUser(harness.dataSource);
  expect(await seed()).toBe(false);
  expect(await harness.dataSource.getRepository(User).count()).toBe(1);
  expect((await new Browser(harness).signIn('admin@studio.example', 'Admin-demo-2026')).status).toBe(401);
});

test('does not recreate a deleted demo account', async () => {
  await seed();
  await harness.dataSource.getRepository(User).delete({ email: 'member@studio.example' });
  expect(await seed()).toBe(false);
  expect(await harness.dataSource.getRepository(User).count()).toBe(41);
});

test('in production nobody logs in with a published password; who has chosen another one keeps the account', async () => {
  await seed();
  const { dataSource, clock } = harness;
  const users = dataSource.getRepository(User);
  const { email, password } = DEMO_LOGINS.admin;
  const admin = new Browser(harness);
  await admin.signIn(email, password);
  const { client } = await programOf(harness, admin, { password });
  const other = await createUser(dataSource, { email: 'meera@studio.example', role: 'admin' });
  // Log-in names of their own do not help.
  const own = { email: 'owner@gym.example', phone: '+919812345678' };
  await users.update({ email }, own);
  const close = () => closeDemoAccounts(dataSource, hasher, clock.ms);
  const before = await users.count();
  expect(await close()).toBe(before - 1);
  expect((await admin.gql('{ me { user { id } } }')).status).toBe(401);
  const names = [own.email, own.phone, DEMO_LOGINS.member.email];
  for (const name of names)
    for (const { password: published } of Object.values(DEMO_LOGINS))
      expect((await new Browser(harness).signIn(name, published)).status).toBe(401);
  expect(await users.findBy({ role: 'admin' })).toMatchObject([{ id: other.id }]);
  expect(await close()).toBe(0);
  await users.update({ email: own.email }, { role: 'admin' });
  expect((await client.gql('{ members { nodes { id } } }')).status).toBe(401);
});
