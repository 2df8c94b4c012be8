import type { DataSource } from 'typeorm';
import { bulkMessages } from '#common/bulk-changes/bulk';
import { BulkChange, BulkChangeMember, type Outcome } from './bulk-change.entity';
import { FAILURES_SHOWN, type BulkChangeReport } from './bulk-change.type';

/** Counts the members of a change by result. */
export async function reportOf(dataSource: DataSource, id: string): Promise<BulkChangeReport> {
  const { finishedAt, action } = await dataSource.getRepository(BulkChange).findOneByOrFail({ id });
  const rows = await dataSource.query<{ outcome: Outcome | null; count: number }[]>(
    'select outcome, count(*)::int as count from bulk_change_members where bulk_change_id = $1 group by outcome',
    [id],
  );
  const countOf = (outcome: Outcome) => rows.find((row) => row.outcome === outcome)?.count ?? 0;
  const failures = await dataSource.getRepository(BulkChangeMember).find({
    where: { bulkChangeId: id, outcome: 'failed' },
    order: { memberId: 'ASC' },
    take: FAILURES_SHOWN,
  });
  return {
    id,
    status: finishedAt ? 'finished' : 'running',
    memberCount: rows.reduce((sum, { count }) => sum + count, 0),
    changedCount: countOf('changed'),
    unchangedCount: countOf('unchanged'),
    failedCount: countOf('failed'),
    viewerCanUndo: action.type === 'assign_trainer' && finishedAt !== null && countOf('changed') > 0,
    failures: failures.map(({ memberId, message }) => ({
      memberId,
      message: message ?? bulkMessages.failed,
    })),
  };
}
