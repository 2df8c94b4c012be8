import type { DataSource } from 'typeorm';
import { RETENTION_DAYS } from '#common/retention';
import { DAY_MS } from '#common/time';
import type { RemovalOfOldRows } from '../../database/old-rows';
import type { Clock } from '../../lib/clock';

/** Rows deleted by one statement: few enough that its locks are soon released. */
export const REMOVAL_BATCH_SIZE = 5000;

/** Jobs without attempts left, which the job queue itself never deletes; some contain an e-mail address. */
export const GIVEN_UP_JOBS: RemovalOfOldRows = {
  days: RETENTION_DAYS.passwordResets,
  statement: `select count(*)::int as count from (
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < $1 limit $2
    ))
  ) gone`,
};

interface CleanUpParts {
  dataSource: DataSource;
  clock: Clock;
  removals: Record<string, RemovalOfOldRows>;
}

/** Deletes data once the retention periods of the privacy policy are over. */
export class RetentionCleanUpService {
  constructor(private readonly parts: CleanUpParts) {}

  /** Daily job. A removal that fails does not prevent the others; all failures are reported at the end. */
  async run(): Promise<void> {
    const failures: string[] = [];
    for (const [name, removal] of Object.entries(this.parts.removals)) {
      await this.removeAll(removal).catch((error: unknown) => {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
    if (failures.length > 0) throw new Error(`Not cleaned up: ${failures.join('; ')}`);
  }

  /** Each batch is a transaction of its own. */
  private async removeAll({ days, statement }: RemovalOfOldRows): Promise<void> {
    const before = new Date(this.parts.clock.now() - days * DAY_MS);
    let removed = REMOVAL_BATCH_SIZE;
    while (removed === REMOVAL_BATCH_SIZE) {
      const [answer] = await this.parts.dataSource.query<{ count: number }[]>(statement, [
        before,
        REMOVAL_BATCH_SIZE,
      ]);
      removed = answer?.count ?? 0;
    }
  }
}
