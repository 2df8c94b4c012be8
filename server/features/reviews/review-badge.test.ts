/** The mark of reviews whose authors had visited shortly before. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RECENT_VISIT_DAYS } from '#common/activity/limits';
import { DAY_MS } from '#common/time';
import { ReviewBadgeAndKey1795434430000 } from '../../../migrations/1795434430000-review-badge-and-key';
import { Browser } from '../../test/browser';
import { createActivities, createReviews } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { create, listFor, reviewOf, update } from '../../test/review-calls';
import type { User } from '../accounts/user.entity';
import { Review } from './review.entity';

let harness: Harness;
let member: Browser;
let user: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: member, user } = await signedIn(harness));
});
afterEach(() => harness.stop());

const visit = (happenedAt = new Date(harness.clock.ms)) =>
  createActivities(harness.dataSource, 1, { user, happenedAt });
const marksFor = async (reader: Browser) => (await listFor(reader)).map(({ isFromVisitor }) => isFromVisitor);

test('is decided when the review is written, whatever the author does later', async () => {
  const { id } = reviewOf(await create(member));
  await visit();
  expect(reviewOf(await create(member))).toMatchObject({ isFromVisitor: true });
  expect(reviewOf(await update(member, id))).toMatchObject({ isFromVisitor: false });
  const stranger = new Browser(harness);
  expect((await marksFor(stranger)).sort()).toEqual([false, true]);
  harness.clock.ms += 2 * RECENT_VISIT_DAYS * DAY_MS;
  expect((await marksFor(stranger)).sort()).toEqual([false, true]);
});

test('the migration computes it from the visits before each review', async () => {
  const migration = new ReviewBadgeAndKey1795434430000();
  const queryRunner = harness.dataSource.createQueryRunner();
  const writtenAt = Date.UTC(2026, 5, 1);
  await visit(new Date(writtenAt));
  const after = [-1, 0, RECENT_VISIT_DAYS * DAY_MS, RECENT_VISIT_DAYS * DAY_MS + 1];
  const ids: string[] = [];
  for (const ms of after) {
    const createdAt = new Date(writtenAt + ms);
    ids.push((await createReviews(harness.dataSource, 1, { user, createdAt }))[0]!.id);
  }
  await migration.down(queryRunner);
  await migration.up(queryRunner);
  await queryRunner.release();
  const reviews = await harness.dataSource.getRepository(Review).find();
  const markOf = new Map(reviews.map(({ id, isFromVisitor }) => [id, isFromVisitor]));
  expect(ids.map((id) => markOf.get(id))).toEqual([false, true, true, false]);
});
