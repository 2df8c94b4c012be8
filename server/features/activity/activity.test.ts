import { afterEach, beforeEach, expect, test } from 'vitest';
import { RECENT_VISIT_DAYS } from '#common/activity/limits';
import { DAY_MS } from '#common/time';
import { createActivities, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import type { User } from '../accounts/user.entity';
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

test('only a visit in the 90 days before a moment counts as recent', async () => {
  const { manager } = harness.dataSource;
  const now = new Date(harness.clock.ms);
  const isRecent = () => harness.services.activities.hasRecentVisit(manager, user.id, now);
  await createActivities(harness.dataSource, 1, {
    user: await createUser(harness.dataSource),
    happenedAt: daysAgo(1),
  });
  await at({ happenedAt: daysAgo(RECENT_VISIT_DAYS, 1) });
  await at({ happenedAt: daysAgo(1), type: 'workout', workout: 'Squats' });
  await at({ happenedAt: daysAgo(0, -1) });
  expect(await isRecent()).toBe(false);
  await at({ happenedAt: daysAgo(RECENT_VISIT_DAYS) });
  expect(await isRecent()).toBe(true);
});

test.each([
  ['an activity of another type', { type: 'sleep' as Activity['type'] }],
  ['a visit with a workout', { workout: 'Squats' }],
  ['a workout without a name', { type: 'workout' as const, workout: '' }],
])('the database refuses %s', async (_name, values) => {
  await expect(at(values)).rejects.toThrow(/activities_|value too long/);
});
