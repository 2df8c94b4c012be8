import type { DataSource } from 'typeorm';
import type { Passwords } from '../lib/passwords';
import { hasDemoAccounts, seedDemoAccounts } from './demo-accounts';
import { seedDemoActivities } from './demo-activities';
import { seedDemoOrders } from './demo-orders';
import { seedDemoReviews } from './demo-reviews';
import { seedDemoWorkoutPlans } from './demo-workout-plans';

/** People of the demonstration and what they have left in it; returns whether anything was missing. */
export async function seedDemonstration(
  dataSource: DataSource,
  hasher: Passwords,
  now: number,
): Promise<boolean> {
  const hasMadeAccounts = await seedDemoAccounts(dataSource, hasher, now);
  if (!(await hasDemoAccounts(dataSource))) return hasMadeAccounts;
  const hasMadeReviews = await seedDemoReviews(dataSource, now);
  const hasMadeActivities = await seedDemoActivities(dataSource, now);
  const hasMadeOrders = await seedDemoOrders(dataSource, now);
  const hasMadePlans = await seedDemoWorkoutPlans(dataSource, now);
  return hasMadeAccounts || hasMadeReviews || hasMadeActivities || hasMadeOrders || hasMadePlans;
}
