import type { DataSource } from 'typeorm';
import type { Passwords } from '../lib/passwords';
import { hasDemoAccounts, seedDemoAccounts } from './demo-accounts';
import { seedDemoReviews } from './demo-reviews';

/** People of the demonstration and what they have left in it; returns whether anything was missing. */
export async function seedDemonstration(
  dataSource: DataSource,
  hasher: Passwords,
  now: number,
): Promise<boolean> {
  const hasMadeAccounts = await seedDemoAccounts(dataSource, hasher, now);
  const hasMadeReviews = (await hasDemoAccounts(dataSource)) && (await seedDemoReviews(dataSource, now));
  return hasMadeAccounts || hasMadeReviews;
}
