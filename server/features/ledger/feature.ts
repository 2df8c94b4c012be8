import type { Feature } from '../feature';
import { LedgerEntry } from './ledger-entry.entity';
import { RegionFields } from './region-fields.resolver';
import { RevenueDay } from './revenue-day.entity';
import { repairRevenueDays } from './revenue-days';
import { RevenueResolver } from './revenue.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const ledger: Feature = {
  entities: [LedgerEntry, RevenueDay],
  resolvers: [RevenueResolver, RegionFields],
  summaries: { revenue_days: repairRevenueDays },
  studioTables: STUDIO_TABLES,
};
