import type { Database } from '../database/database';
import { SUMMARIES } from '../composition/parts';
import { SummaryRepairsService } from '../features/summaries/summary-repairs.service';
import { createLogger } from '../lib/logger';

/** Number of rows of each summary that differed from their sources; they are corrected. */
export async function summaryDifferences(dataSource: Database): Promise<Record<string, number>> {
  const parts = { dataSource, logger: createLogger('silent'), summaries: SUMMARIES };
  const results = Object.entries(await new SummaryRepairsService(parts).run());
  return Object.fromEntries(
    results.filter(([, { different }]) => different > 0).map(([table, { different }]) => [table, different]),
  );
}
