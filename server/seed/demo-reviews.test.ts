import { afterEach, beforeEach, expect, test } from 'vitest';
import { RATING } from '#common/reviews/limits';
import { DAY_MS } from '#common/time';
import { User } from '../features/accounts/user.entity';
import { Review } from '../features/reviews/review.entity';
import type { Passwords } from '../lib/passwords';
import { createReviews, createUser } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { seedDemoAccounts } from './demo-accounts';
import { demoReviews, seedDemoReviews } from './demo-reviews';
import { seedDemoData } from './demo-data';
import { trainers } from './trainers';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const NOW = Date.parse('2026-11-21T06:30:00Z');
const hasher = { hash: () => Promise.resolve('a hash') } as unknown as Passwords;

async function contentOf({ dataSource }: Harness) {
  const reviews = await dataSource
    .getRepository(Review)
    .find({ order: { createdAt: 'ASC' }, relations: { user: true } });
  return reviews.map(({ name, comment, rating, createdAt, user }) => ({
    name,
    comment,
    rating,
    createdAt,
    author: user.email,
    joinedAt: user.createdAt,
  }));
}

test('creates at least sixty reviews of two to five stars, dated after their authors joined', async () => {
  expect(await seedDemoData(harness.dataSource, hasher, NOW)).toBe(true);
  const reviews = await contentOf(harness);
  expect(reviews).toHaveLength(demoReviews().length);
  expect(reviews.length).toBeGreaterThanOrEqual(60);
  expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, RATING.max]));
  expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
  expect(new Set(reviews.map(({ author }) => author)).size).toBeGreaterThan(30);
  for (const { name, createdAt, joinedAt } of reviews) {
    expect(createdAt > joinedAt && createdAt.getTime() < NOW, name).toBe(true);
  }
});

test('every review has a member as its author, and no member shares a name with a trainer', async () => {
  await seedDemoData(harness.dataSource, hasher, NOW);
  const members = (await harness.dataSource.getRepository(User).find()).map(({ name }) => name);
  for (const { author } of demoReviews()) expect(members).toContain(author);
  for (const { name } of trainers()) expect(members).not.toContain(name);
});

test('creates the same reviews in every database', async () => {
  const other = await startHarness();
  for (const { dataSource } of [harness, other]) await seedDemoData(dataSource, hasher, NOW);
  expect(await contentOf(other)).toEqual(await contentOf(harness));
  await other.stop();
});

test('creates the reviews once, also when several servers start at the same time', async () => {
  await seedDemoAccounts(harness.dataSource, hasher, NOW);
  const starts = [1, 2, 3].map(() => seedDemoReviews(harness.dataSource, NOW));
  expect((await Promise.all(starts)).sort()).toEqual([false, false, true]);
  await seedDemoData(harness.dataSource, hasher, NOW);
  expect(await seedDemoData(harness.dataSource, hasher, NOW + DAY_MS)).toBe(false);
});

test('adds reviews to demo accounts that have none', async () => {
  await seedDemoAccounts(harness.dataSource, hasher, NOW);
  expect(await seedDemoData(harness.dataSource, hasher, NOW + DAY_MS)).toBe(true);
});

test('creates nothing for a studio with its own members or reviews', async () => {
  const author = await createUser(harness.dataSource, { name: 'Kiran More' });
  expect(await seedDemoData(harness.dataSource, hasher, NOW)).toBe(false);
  expect(await seedDemoReviews(harness.dataSource, NOW)).toBe(false);
  await createReviews(harness.dataSource, 1, { user: author });
  await harness.dataSource.getRepository(User).update(author.id, { email: 'kiran.more@studio.example' });
  expect(await seedDemoReviews(harness.dataSource, NOW)).toBe(false);
});
