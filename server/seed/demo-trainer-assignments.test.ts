import { afterEach, beforeEach, expect, test } from 'vitest';
import { TrainerAssignment } from '../features/trainers/trainer-assignment.entity';
import type { Passwords } from '../lib/passwords';
import { createTrainers } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { seedDemoAccounts } from './demo-accounts';
import { seedDemoTrainerAssignments } from './demo-trainer-assignments';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const NOW = Date.parse('2026-11-21T06:30:00Z');
const hasher = { hash: () => Promise.resolve('a hash') } as unknown as Passwords;

const assignments = () => harness.dataSource.getRepository(TrainerAssignment);

test('two of three demo members have a trainer, each trainer some of them; only once', async () => {
  await createTrainers(harness.dataSource, 7);
  await seedDemoAccounts(harness.dataSource, hasher, NOW);
  const made = await Promise.all([1, 2].map(() => seedDemoTrainerAssignments(harness.dataSource, NOW)));
  expect(made.sort()).toEqual([false, true]);
  const rows = await assignments().find();
  expect(rows).toHaveLength(27);
  expect(new Set(rows.map(({ trainerId }) => trainerId)).size).toBe(7);
  const { rows: listed } = await harness.services.memberLists.page(
    { filter: { hasTrainer: true }, orderBy: { field: 'nameKey', direction: 'asc' } },
    { first: 100 },
  );
  expect(listed).toHaveLength(27);
});

test('assigns nobody without trainers or demo accounts', async () => {
  expect(await seedDemoTrainerAssignments(harness.dataSource, NOW)).toBe(false);
  await seedDemoAccounts(harness.dataSource, hasher, NOW);
  expect(await seedDemoTrainerAssignments(harness.dataSource, NOW)).toBe(false);
  await createTrainers(harness.dataSource, 1);
  expect(await seedDemoTrainerAssignments(harness.dataSource, NOW)).toBe(true);
});
