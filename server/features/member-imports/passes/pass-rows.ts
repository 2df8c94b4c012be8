import { In, type EntityManager } from 'typeorm';
import type { Database } from '../../../database/database';
import type { UserActor } from '../../../lib/actor';
import type { Clock } from '../../../lib/clock';
import { User } from '../../accounts/user.entity';
import type { MemberSummaryService } from '../../members/member-summary.service';
import type { ImportedMembershipsService } from '../../memberships/imported-memberships.service';
import { MembershipPeriod } from '../../memberships/membership-period.entity';
import { markAsImported } from '../imported-members';
import { saveOutcomes, type RowOutcome, type UndoOutcome } from '../import-outcomes';
import { BATCH_ROWS, lockMembers, REASON, UNDO_REASON } from '../import-state';
import type { MemberImport } from '../member-import.entity';
import type { MemberImportRow } from '../member-import-row.entity';
import type { CheckedFile, RowChecker, RowKind } from '../row-kind';
import { passOf, type PassValues } from '../row-values';
import { PassChecker } from './pass-checker';

interface PassRowsParts {
  clock: Clock;
  memberSummaries: MemberSummaryService;
  importedMemberships: ImportedMembershipsService;
}

/** Rows that are passes or nutrition plans. They have no orders, so that nothing is booked or receipted. */
export class PassRows implements RowKind {
  readonly undoneAtOnce = BATCH_ROWS;

  constructor(private readonly parts: PassRowsParts) {}

  checkerOf(database: Database, file: CheckedFile): Promise<RowChecker> {
    const { importedMemberships, clock } = this.parts;
    return PassChecker.open(database, file, { importedMemberships, now: clock.now() });
  }

  async importRows(
    manager: EntityManager,
    actor: UserActor,
    { rows }: { found: MemberImport; rows: MemberImportRow[] },
  ): Promise<void> {
    const { importedMemberships, clock, memberSummaries } = this.parts;
    const memberIds = await lockMembers(manager, rows);
    const passes = rows.flatMap(({ id, userId, values }) =>
      values && memberIds.has(userId!) ? { rowId: id, ...passOf(userId!, values as PassValues) } : [],
    );
    const added = await importedMemberships.addPast(manager, actor, { passes, reason: REASON });
    const userIds = [...new Set(added.map(({ period }) => period.userId))];
    const marked = await markAsImported(manager, userIds, new Date(clock.now()));
    await memberSummaries.refresh(manager, userIds);
    const periods = new Map(added.map(({ rowId, period }) => [rowId, period.id]));
    await saveOutcomes(
      manager,
      rows.map(({ id, userId }): RowOutcome => {
        const periodId = periods.get(id);
        if (periodId)
          return {
            id,
            result: 'created',
            periodId,
            ...(marked.has(userId!) && { before: { importedAt: null } }),
          };
        const isThere = memberIds.has(userId!);
        return { id, result: 'failed', reason: isThere ? 'entered_meanwhile' : 'deleted_meanwhile' };
      }),
    );
  }

  async undoRows(manager: EntityManager, actor: UserActor, rows: MemberImportRow[]): Promise<void> {
    await lockMembers(manager, rows);
    const periods = await manager.find(MembershipPeriod, {
      where: { id: In(rows.flatMap(({ periodId }) => periodId ?? [])) },
      relations: { freezes: true },
    });
    const outcomes: (UndoOutcome & { id: string })[] = [];
    for (const row of rows) {
      const period = periods.find(({ id }) => id === row.periodId);
      outcomes.push({ id: row.id, ...(await this.undoRow(manager, actor, { row, period })) });
    }
    const unmarked = rows.filter(({ before }) => before?.importedAt === null).map(({ userId }) => userId!);
    await manager.update(User, { id: In(unmarked) }, { importedAt: null });
    const userIds = new Set(periods.map(({ userId }) => userId));
    await this.parts.memberSummaries.refresh(manager, [...userIds]);
    await saveOutcomes(manager, outcomes);
  }

  private async undoRow(
    manager: EntityManager,
    actor: UserActor,
    { row, period }: { row: MemberImportRow; period: MembershipPeriod | undefined },
  ): Promise<UndoOutcome> {
    if (!period || !row.values) return { undoResult: 'failed', reason: 'removed_meanwhile' };
    if (isChanged(period, row.values as PassValues)) return { undoResult: 'kept', reason: 'pass_changed' };
    await this.parts.importedMemberships.withdraw(manager, actor, {
      periodId: period.id,
      reason: UNDO_REASON,
    });
    return { undoResult: 'removed' };
  }
}

/** Whether it has been frozen, extended or ended since the import. */
function isChanged(period: MembershipPeriod, values: PassValues): boolean {
  const { startsAt, endsAt, endedAt } = passOf(period.userId, values);
  const times = [startsAt, endsAt, endedAt].map((moment) => moment?.getTime());
  const now = [period.startsAt, period.endsAt, period.endedAt].map((moment) => moment?.getTime());
  return period.freezes.length > 0 || times.some((time, index) => time !== now[index]);
}
