import { In, IsNull, type EntityManager } from 'typeorm';
import { dayOfText, endOfDay } from '#common/calendar';
import type { RowReason } from '#common/member-imports/member-imports';
import type { Database } from '../../database/database';
import type { Actor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { JournalService } from '../journal/journal.service';
import type { MemberSummaryService } from '../members/member-summary.service';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { ImportedMembershipsService } from '../memberships/imported-memberships.service';
import { PlanOffer } from '../plans/plan-offer.entity';
import { countsOf, saveOutcomes, type RowOutcome } from './import-outcomes';
import { BATCH_ROWS, lockImport, moveTo, permittedAdmin } from './import-state';
import { MemberImport } from './member-import.entity';
import { MemberImportRow } from './member-import-row.entity';
import type { NewMembersService } from './new-members.service';
import type { ValuesBefore } from './row-values';

interface RunParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  users: UserService;
  memberSummaries: MemberSummaryService;
  importedMemberships: ImportedMembershipsService;
  newMembers: NewMembersService;
}

/** Reason of the memberships, in the journal. */
const REASON = 'Imported from a file';

/** Job: imports the rows of a checked file, some in each transaction, so that it can be cancelled and continued. */
export class ImportRunService {
  constructor(private readonly parts: RunParts) {}

  async run(importId: string, signal: AbortSignal): Promise<void> {
    do signal.throwIfAborted();
    while (await this.importSome(importId));
  }

  /** Ends an import that is locked. */
  async finish(manager: EntityManager, found: MemberImport, status: 'done' | 'cancelled'): Promise<void> {
    const now = this.parts.clock.now();
    await moveTo(manager, found, { status, finishedAt: new Date(now), at: now });
    const { created, updated, failed } = (await countsOf(manager, [found.id])).get(found.id)!;
    const actor = await this.parts.users.starter(manager, found.startedBy);
    await this.parts.journal.write(manager, actor, {
      type: 'members.imported',
      subjectId: found.id,
      memberId: null,
      before: {},
      after: { created, updated, failed },
    });
  }

  /** Whether the import goes on. */
  private importSome(id: string): Promise<boolean> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, id);
      if (found?.status !== 'running') return false;
      const actor = await permittedAdmin(this.parts.users, manager, found.startedBy);
      const rows = await nextRows(manager, id);
      if (rows.length === 0) {
        await this.finish(manager, found, 'done');
        return false;
      }
      // Two imports at once would wait for each other's new accounts.
      await manager.query("select pg_advisory_xact_lock(hashtext('member imports'))");
      await this.importRows(manager, actor, { found, rows });
      await manager.increment(MemberImport, { id }, 'doneCount', rows.length);
      return true;
    });
  }

  private async importRows(
    manager: EntityManager,
    actor: Actor,
    { found, rows }: { found: MemberImport; rows: MemberImportRow[] },
  ): Promise<void> {
    const created = await this.parts.newMembers.create(manager, actor, {
      hasInvitations: found.hasInvitations,
      rows: rows.filter(({ plan }) => plan === 'create'),
    });
    const updated = await this.update(
      manager,
      actor,
      rows.filter(({ plan }) => plan === 'update'),
    );
    const outcomes = [...created, ...updated];
    const { periods, marked } = await this.addPeriods(manager, actor, { rows, outcomes });
    const userIds = outcomes.flatMap(({ result, userId }) => (result === 'failed' ? [] : userId!));
    await this.parts.memberSummaries.refresh(manager, userIds);
    await saveOutcomes(
      manager,
      outcomes.map((outcome) => ({
        ...outcome,
        periodId: periods.get(outcome.id) ?? null,
        ...(marked.has(outcome.userId ?? '') && { before: { ...outcome.before, importedAt: null } }),
      })),
    );
  }

  private async update(manager: EntityManager, actor: Actor, rows: MemberImportRow[]): Promise<RowOutcome[]> {
    if (rows.length === 0) return [];
    const users = await manager.find(User, {
      where: { id: In(rows.flatMap(({ userId }) => userId ?? [])) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    const phones = rows.flatMap(({ values }) => values?.phone ?? []);
    const holders = await manager.findBy(User, { phone: In(phones) });
    const outcomes: RowOutcome[] = [];
    for (const row of rows) {
      const user = users.find(({ id }) => id === row.userId);
      const reason = refusalOf(row, user, holders);
      outcomes.push(
        reason || !user
          ? { id: row.id, result: 'failed', reason: reason! }
          : await this.change(manager, actor, { row, user }),
      );
    }
    return outcomes;
  }

  private async change(
    manager: EntityManager,
    actor: Actor,
    { row: { id, values }, user }: { row: MemberImportRow; user: User },
  ): Promise<RowOutcome> {
    const fields = (['name', 'phone'] as const).filter(
      (field) => values![field] !== null && values![field] !== user[field],
    );
    const hasNewPhone = fields.includes('phone');
    const before: ValuesBefore = {
      ...Object.fromEntries(fields.map((field) => [field, user[field]])),
      ...(hasNewPhone && { phoneConfirmedAt: user.phoneConfirmedAt?.toISOString() ?? null }),
    };
    if (fields.length > 0)
      await this.parts.journal.change(manager, actor, {
        type: 'member.profile-changed',
        table: User,
        row: user,
        memberId: user.id,
        values: {
          ...Object.fromEntries(fields.map((field) => [field, values![field]])),
          ...(hasNewPhone && { phoneConfirmedAt: new Date(this.parts.clock.now()) }),
          version: user.version + 1,
        },
        before: {},
        after: { fields },
      });
    return { id, result: 'updated', userId: user.id, userVersion: user.version, before };
  }

  /**
   * Adds the memberships of the imported rows. Returns the ids of the periods by those of the rows, and the members who
   * were there before and count as imported from now on.
   */
  private async addPeriods(
    manager: EntityManager,
    actor: Actor,
    { rows, outcomes }: { rows: MemberImportRow[]; outcomes: RowOutcome[] },
  ): Promise<{ periods: Map<string, string>; marked: Set<string> }> {
    const offers = new Map((await manager.find(PlanOffer)).map((offer) => [offer.id, offer]));
    const memberIds = new Map(outcomes.map(({ id, userId }) => [id, userId]));
    const wanted = rows.flatMap(({ id, values }) => {
      const [memberId, offer] = [memberIds.get(id), offers.get(values?.offerId ?? '')];
      if (!memberId || !offer || !values?.endsOn) return [];
      return { rowId: id, memberId, offer, endsAt: new Date(endOfDay(dayOfText(values.endsOn)!)) };
    });
    const added = await this.parts.importedMemberships.addUntil(manager, actor, {
      periods: wanted,
      reason: REASON,
    });
    const marked = await this.markAsImported(
      manager,
      added.map(({ period }) => period.userId),
    );
    return { periods: new Map(added.map(({ rowId, period }) => [rowId, period.id])), marked };
  }

  /**
   * Members with an imported membership have come before, nobody knows when. Returns those who did not count as imported
   * yet.
   */
  private async markAsImported(manager: EntityManager, userIds: string[]): Promise<Set<string>> {
    const unmarked = await manager.find(User, {
      where: { id: In(userIds), importedAt: IsNull() },
      select: { id: true },
    });
    const ids = unmarked.map(({ id }) => id);
    if (ids.length > 0)
      await manager.update(User, { id: In(ids) }, { importedAt: new Date(this.parts.clock.now()) });
    return new Set(ids);
  }
}

const nextRows = (manager: EntityManager, importId: string): Promise<MemberImportRow[]> =>
  manager.find(MemberImportRow, {
    where: { importId, plan: In(['create', 'update']), result: IsNull() },
    order: { position: 'ASC' },
    take: BATCH_ROWS,
  });

/** Why a row cannot change its account any more. */
function refusalOf(row: MemberImportRow, user: User | undefined, holders: User[]): RowReason | null {
  if (!user || row.values === null) return 'deleted_meanwhile';
  if (user.version !== row.userVersion || user.role !== 'user') return 'changed_meanwhile';
  const holder = holders.find(({ phone }) => row.values!.phone !== null && phone === row.values!.phone);
  return holder && holder.id !== user.id ? 'phone_taken' : null;
}
