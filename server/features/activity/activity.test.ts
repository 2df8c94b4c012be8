import { afterEach, beforeEach, expect, test } from 'vitest';
import { TRAINING_HERE_DAYS } from '#common/reviews/limits';
import { DAY_MS } from '#common/time';
import { Browser } from '../../test/browser';
import { createActivities, createReviews, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { listFor } from '../../test/review-calls';
import type { User } from '../members/user.entity';
import type { Activity } from './activity.entity';

let harness: Harness;
let user: User;
beforeEach(async () => {
  harness = await startHarness();
  user = await createUser(harness.dataSource);
});
afterEach(() => harness.stop());

const at = (values: Partial<Activity>) => createActivities(harness.dataSource, 1, { user, ...values });
const daysAgo = (days: number, more = 0) => new Date(harness.clock.ms - days * DAY_MS - more);

test('only members with a visit in the last 90 days count as training here', async () => {
  const neighbour = await createUser(harness.dataSource);
  for (const one of [user, neighbour]) await createReviews(harness.dataSource, 2, { user: one });
  const trains = async () => (await listFor(new Browser(harness))).map((review) => review.isTrainingHere);
  expect(await trains()).toEqual([false, false, false, false]);
  await at({ happenedAt: daysAgo(TRAINING_HERE_DAYS, 1) });
  await at({ happenedAt: daysAgo(1), type: 'workout', workout: 'Squats' });
  expect(await trains()).toEqual([false, false, false, false]);
  await at({ happenedAt: daysAgo(TRAINING_HERE_DAYS) });
  expect((await trains()).sort()).toEqual([false, false, true, true]);
  harness.clock.ms += 1;
  expect(await trains()).toEqual([false, false, false, false]);
});

test.each([
  ['an activity of another type', { type: 'sleep' as Activity['type'] }],
  ['a visit with a workout', { workout: 'Squats' }],
  ['a workout without a name', { type: 'workout' as const, workout: '' }],
])('the database refuses %s', async (_name, values) => {
  await expect(at(values)).rejects.toThrow(/activities_|value too long/);
});
