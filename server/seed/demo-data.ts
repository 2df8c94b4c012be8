import type { DataSource } from 'typeorm';
import type { Passwords } from '../lib/passwords';
import { hasDemoAccounts, seedDemoAccounts } from './demo-accounts';
import { seedDemoDeskOffers } from './demo-desk-offers';
import { seedDemoActivities } from './demo-activities';
import { seedDemoOrders } from './demo-orders';
import { seedDemoReviews } from './demo-reviews';
import { seedDemoTrainerAssignments } from './demo-trainer-assignments';
import { seedDemoWorkoutPlans } from './demo-workout-plans';

/** Creates the demo accounts and their data; returns whether anything was created. */
export async function seedDemoData(dataSource: DataSource, hasher: Passwords, now: number): Promise<boolean> {
  const hasMadeAccounts = await seedDemoAccounts(dataSource, hasher, now);
  if (!(await hasDemoAccounts(dataSource))) return hasMadeAccounts;
  const hasMadeDeskOffers = await seedDemoDeskOffers(dataSource);
  const hasMadeActivities = await seedDemoActivities(dataSource, now);
  const hasMadeReviews = await seedDemoReviews(dataSource, now);
  const hasMadeOrders = await seedDemoOrders(dataSource, now);
  const hasMadePlans = await seedDemoWorkoutPlans(dataSource, now);
  const hasMadeAssignments = await seedDemoTrainerAssignments(dataSource, now);
  return [
    hasMadeDeskOffers,
    hasMadeAccounts,
    hasMadeReviews,
    hasMadeActivities,
    hasMadeOrders,
    hasMadePlans,
    hasMadeAssignments,
  ].includes(true);
}
