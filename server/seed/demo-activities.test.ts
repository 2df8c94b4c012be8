import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#common/time';
import { Activity } from '../features/activity/activity.entity';
import { User } from '../features/accounts/user.entity';
import type { Passwords } from '../lib/passwords';
import { Browser } from '../test/browser';
import { createActivities, createUser } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { listFor } from '../test/review-calls';
import { DEMO_LOGINS, seedDemoAccounts } from './demo-accounts';
import { seedDemoActivities } from './demo-activities';
import { seedDemoReviews } from './demo-reviews';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const NOW = Date.parse('2026-11-21T06:30:00Z');
const hasher = { hash: () => Promise.resolve('a hash') } as unknown as Passwords;

async function seed({ dataSource } = harness) {
  await seedDemoAccounts(dataSource, hasher, NOW);
  return seedDemoActivities(dataSource, NOW);
}

async function contentOf({ dataSource }: Harness) {
  const rows = await dataSource.getRepository(Activity).find({
    order: { happenedAt: 'ASC', type: 'ASC' },
    relations: { user: true },
  });
  return rows
    .map(({ type, workout, happenedAt, user }) => ({ type, workout, happenedAt, email: user.email!, user }))
    .sort((left, right) => left.email.localeCompare(right.email));
}

test('the demo member has half a year of visits and workouts up to now', async () => {
  expect(await seed()).toBe(true);
  const all = await contentOf(harness);
  const own = all.filter(({ email }) => email === DEMO_LOGINS.member.email);
  const ages = own.map(({ happenedAt }) => (NOW - happenedAt.getTime()) / DAY_MS);
  expect(Math.max(...ages)).toBeGreaterThan(175);
  expect(Math.min(...ages)).toBeLessThan(3);
  const visits = own.filter(({ type }) => type === 'attendance').length;
  expect(visits).toBeGreaterThan(60);
  expect(own.length - visits).toBe(visits - Math.floor(visits / 6));
  for (const { happenedAt, user } of all) {
    expect(happenedAt > user.createdAt && happenedAt.getTime() < NOW, user.email!).toBe(true);
  }
});

test('the demo member has a current streak, a longer earlier one, and came less often at first', async () => {
  await seed();
  harness.clock.ms = NOW;
  const { id } = await harness.dataSource
    .getRepository(User)
    .findOneByOrFail({ email: DEMO_LOGINS.member.email });
  const progress = await harness.services.progress.of(id, 12);
  expect(progress.currentStreak).toBeGreaterThan(3);
  expect(progress.longestStreak).toBeGreaterThan(progress.currentStreak);
  expect(new Set(progress.weeks.map(({ visits }) => visits)).size).toBeGreaterThan(2);
  const { visits } = await harness.services.progress.of(id, 5);
  expect(visits.perWeek).toBeGreaterThan(visits.perWeekBefore!);
});

test('many but not all reviews are by authors who had visited shortly before', async () => {
  await seed();
  await seedDemoReviews(harness.dataSource, NOW);
  harness.clock.ms = NOW;
  const reviews = await listFor(new Browser(harness));
  const part = reviews.filter((review) => review.isFromVisitor).length / reviews.length;
  expect(part).toBeGreaterThan(0.4);
  expect(part).toBeLessThan(0.9);
});

test('creates the same activities in every database, once', async () => {
  const other = await startHarness();
  for (const target of [harness, other]) await seed(target);
  const rowsOf = async (target: Harness) => (await contentOf(target)).map(({ user: _user, ...row }) => row);
  expect(await rowsOf(other)).toEqual(await rowsOf(harness));
  await other.stop();
  expect(await seedDemoActivities(harness.dataSource, NOW + DAY_MS)).toBe(false);
});

test('creates nothing without the demo accounts or when there are activities', async () => {
  const user = await createUser(harness.dataSource);
  expect(await seedDemoActivities(harness.dataSource, NOW)).toBe(false);
  await harness.dataSource.getRepository(User).delete({ id: user.id });
  await seedDemoAccounts(harness.dataSource, hasher, NOW);
  const [someone] = await harness.dataSource.getRepository(User).find();
  await createActivities(harness.dataSource, 1, { user: someone! });
  expect(await seedDemoActivities(harness.dataSource, NOW)).toBe(false);
});
