import type { Database } from '../database/database';
import { SUMMARIES } from '../composition/parts';
import { SummaryRepairsService } from '../features/summaries/summary-repairs.service';
import { createLogger } from '../lib/logger';

/** How many rows of each summary did not say what their sources do; they are corrected. */
export async function summaryDifferences(dataSource: Database): Promise<Record<string, number>> {
  const parts = { dataSource, logger: createLogger('silent'), summaries: SUMMARIES };
  const results = Object.entries(await new SummaryRepairsService(parts).run());
  return Object.fromEntries(
    results.filter(([, { different }]) => different > 0).map(([table, { different }]) => [table, different]),
  );
}
