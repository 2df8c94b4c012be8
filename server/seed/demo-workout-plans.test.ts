import { afterEach, beforeEach, expect, test } from 'vitest';
import { Activity } from '../features/activity/activity.entity';
import { SavedWorkoutPlanRow } from '../features/workout-plans/saved-workout-plan.entity';
import type { Passwords } from '../lib/passwords';
import { startHarness, type Harness } from '../test/harness';
import { seedDemoAccounts } from './demo-accounts';
import { seedDemoWorkoutPlans } from './demo-workout-plans';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const NOW = Date.parse('2026-11-21T06:30:00Z');
const hasher = { hash: () => Promise.resolve('a hash') } as unknown as Passwords;

async function seed({ dataSource }: Harness) {
  await seedDemoAccounts(dataSource, hasher, NOW);
  return seedDemoWorkoutPlans(dataSource, NOW);
}

const plansOf = ({ dataSource }: Harness) =>
  dataSource.getRepository(SavedWorkoutPlanRow).find({ relations: { ticks: { activity: true } } });

test('the demo member follows a 14-day plan, has ticked off some days and skipped one', async () => {
  expect(await seed(harness)).toBe(true);
  const [plan, ...more] = await plansOf(harness);
  expect(more).toEqual([]);
  expect(plan).toMatchObject({ startsOn: '2026-11-13', input: { days: 14 } });
  expect(plan!.ticks.map(({ day }) => day).sort((a, b) => a - b)).toEqual([1, 2, 5, 8]);
  for (const { day, activity } of plan!.ticks) {
    const planned = Date.parse('2026-11-13T12:00:00+05:30') + (day - 1) * 24 * 3600 * 1000;
    expect(activity.happenedAt.getTime(), `day ${day}`).toBe(planned);
    expect(planned).toBeLessThan(NOW);
  }
});

test('does not recreate a plan that the member has deleted', async () => {
  await seed(harness);
  await harness.dataSource.getRepository(SavedWorkoutPlanRow).deleteAll();
  expect(await seedDemoWorkoutPlans(harness.dataSource, NOW)).toBe(false);
  expect(await plansOf(harness)).toEqual([]);
});

test('creates one plan when two servers start at the same time', async () => {
  await seedDemoAccounts(harness.dataSource, hasher, NOW);
  const made = await Promise.all([1, 2].map(() => seedDemoWorkoutPlans(harness.dataSource, NOW)));
  expect(made.sort()).toEqual([false, true]);
  expect(await harness.dataSource.getRepository(Activity).count()).toBe(
    (await plansOf(harness))[0]!.ticks.length,
  );
});

test('creates nothing without the demo accounts, and the plan once they exist', async () => {
  expect(await seedDemoWorkoutPlans(harness.dataSource, NOW)).toBe(false);
  expect(await seed(harness)).toBe(true);
});
