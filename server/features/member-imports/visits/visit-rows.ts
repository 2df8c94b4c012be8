import { randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import type { Database } from '../../../database/database';
import type { UserActor } from '../../../lib/actor';
import type { Clock } from '../../../lib/clock';
import { User } from '../../accounts/user.entity';
import { Activity } from '../../activity/activity.entity';
import type { VisitHoursService } from '../../activity/visit-hours.service';
import type { MemberSummaryService } from '../../members/member-summary.service';
import { saveOutcomes, type RowOutcome } from '../import-outcomes';
import { BATCH_ROWS, lockMembers } from '../import-state';
import type { MemberImport } from '../member-import.entity';
import type { MemberImportRow } from '../member-import-row.entity';
import type { CheckedFile, RowChecker, RowKind } from '../row-kind';
import type { VisitValues } from '../row-values';
import { knownVisits, placeOf } from './known-visits';
import { VisitChecker } from './visit-checker';
import { VisitReader } from './visit-reader';

interface VisitRowsParts {
  clock: Clock;
  memberSummaries: MemberSummaryService;
  visitHours: VisitHoursService;
}

/**
 * Rows that are visits and workouts. The journal has the import as a whole: members see the visits themselves, with the time
 * at which they were entered.
 */
export class VisitRows implements RowKind {
  readonly undoneAtOnce = BATCH_ROWS;

  constructor(private readonly parts: VisitRowsParts) {}

  async checkerOf(database: Database, file: CheckedFile): Promise<RowChecker> {
    return VisitChecker.open(database, await VisitReader.open(database, file, this.parts.clock.now()));
  }

  async importRows(
    manager: EntityManager,
    _actor: UserActor,
    { rows }: { found: MemberImport; rows: MemberImportRow[] },
  ): Promise<void> {
    const memberIds = await lockMembers(manager, rows);
    const staff = await staffIn(manager, rows);
    const wanted = rows.flatMap((row) => {
      const values = row.values as VisitValues | null;
      return values && memberIds.has(row.userId!) ? [{ ...values, rowId: row.id, userId: row.userId! }] : [];
    });
    const known = await knownVisits(manager, wanted);
    const createdAt = new Date(this.parts.clock.now());
    const added = wanted
      .filter((visit) => !known.has(placeOf(visit)))
      .map(({ rowId, userId, type, workout, happenedAt, recordedBy }) => ({
        rowId,
        activity: manager.create(Activity, {
          id: randomUUID(),
          userId,
          type,
          workout,
          happenedAt: new Date(happenedAt),
          recordedBy: staff.has(recordedBy) ? recordedBy : null,
          createdAt,
        }),
      }));
    await manager.insert(
      Activity,
      added.map(({ activity }) => activity),
    );
    await this.count(
      manager,
      added.map(({ activity }) => activity),
    );
    const ids = new Map(added.map(({ rowId, activity }) => [rowId, activity.id]));
    await saveOutcomes(
      manager,
      rows.map(({ id, userId }): RowOutcome => {
        const activityId = ids.get(id);
        if (activityId) return { id, result: 'created', activityId };
        const isThere = userId !== null && memberIds.has(userId);
        return { id, result: 'failed', reason: isThere ? 'entered_meanwhile' : 'deleted_meanwhile' };
      }),
    );
  }

  async undoRows(manager: EntityManager, _actor: UserActor, rows: MemberImportRow[]): Promise<void> {
    await lockMembers(manager, rows);
    const found = await manager.findBy(Activity, {
      id: In(rows.flatMap(({ activityId }) => activityId ?? [])),
    });
    await manager.delete(Activity, { id: In(found.map(({ id }) => id)) });
    await this.parts.visitHours.remove(manager, momentsOf(found));
    await this.refresh(manager, found);
    const removed = new Set(found.map(({ id }) => id));
    await saveOutcomes(
      manager,
      rows.map(({ id, activityId }) =>
        removed.has(activityId!)
          ? { id, undoResult: 'removed' }
          : { id, undoResult: 'failed', reason: 'removed_meanwhile' },
      ),
    );
  }

  private async count(manager: EntityManager, added: Activity[]): Promise<void> {
    await this.refresh(manager, added);
    await this.parts.visitHours.add(manager, momentsOf(added));
  }

  private refresh(manager: EntityManager, activities: Activity[]): Promise<void> {
    const ids = new Set(visitsAmong(activities).map(({ userId }) => userId));
    return this.parts.memberSummaries.refreshAttendance(manager, [...ids]);
  }
}

const visitsAmong = (activities: Activity[]) => activities.filter(({ type }) => type === 'attendance');
const momentsOf = (activities: Activity[]) => visitsAmong(activities).map(({ happenedAt }) => happenedAt);

/** Ids of the users who recorded these visits and still have an account. */
async function staffIn(manager: EntityManager, rows: MemberImportRow[]): Promise<Set<string | null>> {
  const ids = new Set(rows.flatMap(({ values }) => (values as VisitValues | null)?.recordedBy ?? []));
  const users = await manager.find(User, { where: { id: In([...ids]) }, select: { id: true } });
  return new Set(users.map(({ id }) => id));
}
