import type { Feature } from '../feature';
import { LedgerEntry } from './ledger-entry.entity';
import { RevenueDay } from './revenue-day.entity';
import { repairRevenueDays } from './revenue-days';
import { RevenueResolver } from './revenue.resolver';

export const ledger: Feature = {
  entities: [LedgerEntry, RevenueDay],
  resolvers: [RevenueResolver],
  summaries: { revenue_days: repairRevenueDays },
};
