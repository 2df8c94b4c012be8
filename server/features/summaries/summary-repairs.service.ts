import type { Database } from '../../database/database';
import type { Comparison, SummaryRepair } from '../../database/summary-repair';
import type { Logger } from '../../lib/logger';

interface RepairParts {
  dataSource: Database;
  logger: Logger;
  /** Keyed by table name. */
  summaries: Record<string, SummaryRepair>;
}

/** Finds and corrects rows of summaries that do not say what their sources do. */
export class SummaryRepairsService {
  constructor(private readonly parts: RepairParts) {}

  /** Daily job, and `npm run db:rebuild-summaries`. A signal ends it between two steps. */
  async run(signal?: AbortSignal): Promise<Record<string, Comparison>> {
    const results: Record<string, Comparison> = {};
    for (const [table, repair] of Object.entries(this.parts.summaries)) {
      results[table] = await this.repair(repair, signal);
      const level = results[table].different > 0 ? 'warn' : 'info';
      this.parts.logger[level]({ table, ...results[table] }, 'summary compared with its sources');
    }
    return results;
  }

  private async repair(repair: SummaryRepair, signal?: AbortSignal): Promise<Comparison> {
    const sum: Comparison = { compared: 0, different: 0 };
    for await (const { compared, different } of repair(this.parts.dataSource)) {
      sum.compared += compared;
      sum.different += different;
      signal?.throwIfAborted();
    }
    return sum;
  }
}
