import { In, IsNull, type EntityManager } from 'typeorm';
import type { Database } from '../../database/database';
import { violatedConstraint } from '../../database/violations';
import type { Actor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { JournalService } from '../journal/journal.service';
import type { AccountRemovalService } from '../accounts/account-removal.service';
import type { MemberSummaryService } from '../members/member-summary.service';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { ImportedMembershipsService } from '../memberships/imported-memberships.service';
import { lockedUses, reasonToKeep, type AccountUse } from './account-use';
import { countsOf, saveOutcomes, type RowOutcome } from './import-outcomes';
import { lockImport, moveTo, permittedAdmin } from './import-state';
import { MemberImport } from './member-import.entity';
import { MemberImportRow } from './member-import-row.entity';

interface UndoParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  users: UserService;
  accountRemoval: AccountRemovalService;
  memberSummaries: MemberSummaryService;
  importedMemberships: ImportedMembershipsService;
}

/** Rows that are undone in one transaction: each takes several statements. */
const BATCH = 100;

const REASON = 'Import undone';

/** Job: undoes an import, row by row, unless the account has been used since. */
export class ImportUndoService {
  constructor(private readonly parts: UndoParts) {}

  async run(importId: string, signal: AbortSignal): Promise<void> {
    do signal.throwIfAborted();
    while (await this.undoSome(importId));
  }

  /** Whether there is more to undo. */
  private undoSome(id: string): Promise<boolean> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, id);
      if (found?.status !== 'undoing') return false;
      const actor = await permittedAdmin(this.parts.users, manager, found.undoneBy);
      const rows = await nextRows(manager, id);
      if (rows.length === 0) {
        await this.finish(manager, actor, found);
        return false;
      }
      const uses = await lockedUses(manager, rows);
      for (const row of rows) {
        const outcome = await this.undo(manager, actor, { row, use: uses.get(row.userId ?? '') });
        await saveOutcomes(manager, [{ id: row.id, ...outcome }]);
      }
      await manager.increment(MemberImport, { id }, 'doneCount', rows.length);
      return true;
    });
  }

  /** What becomes of a row. One that cannot be undone does not prevent the others. */
  private async undo(
    manager: EntityManager,
    actor: Actor,
    { row, use }: { row: MemberImportRow; use: AccountUse | undefined },
  ): Promise<Outcome> {
    if (!use) return { undoResult: 'failed', reason: 'deleted_meanwhile' };
    const reason = reasonToKeep(use);
    if (reason) return { undoResult: 'kept', reason };
    try {
      return await manager.transaction((inner) =>
        row.result === 'created' ? this.remove(inner, actor, use.id) : this.restore(inner, actor, row),
      );
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (!constraint) throw error;
      return { undoResult: 'failed', reason: constraint === 'users_phone_unique' ? 'phone_taken' : 'in_use' };
    }
  }

  private async remove(manager: EntityManager, actor: Actor, id: string): Promise<Outcome> {
    const { journal, accountRemoval } = this.parts;
    const { email } = await manager.findOneByOrFail(User, { id });
    await journal.write(manager, actor, {
      type: 'member.removed',
      subjectId: id,
      memberId: id,
      before: {},
      after: {},
    });
    await accountRemoval.remove(manager, { id, email });
    return { undoResult: 'removed' };
  }

  private async restore(
    manager: EntityManager,
    actor: Actor,
    { userId, before, periodId }: MemberImportRow,
  ): Promise<Outcome> {
    const { journal, importedMemberships, memberSummaries } = this.parts;
    const user = await manager.findOneByOrFail(User, { id: userId! });
    const { importedAt, phoneConfirmedAt, ...values } = before ?? {};
    if (importedAt === null) await manager.update(User, user.id, { importedAt });
    const fields = Object.keys(values);
    if (fields.length > 0)
      await journal.change(manager, actor, {
        type: 'member.profile-changed',
        table: User,
        row: user,
        memberId: user.id,
        values: {
          ...values,
          ...(phoneConfirmedAt !== undefined && { phoneConfirmedAt: dateOf(phoneConfirmedAt) }),
          version: user.version + 1,
        },
        before: {},
        after: { fields },
      });
    if (periodId) await importedMemberships.withdraw(manager, actor, { periodId, reason: REASON });
    await memberSummaries.refresh(manager, [user.id]);
    return { undoResult: 'restored' };
  }

  private async finish(manager: EntityManager, actor: Actor, found: MemberImport): Promise<void> {
    await moveTo(manager, found, { status: 'undone', at: this.parts.clock.now() });
    const { removed, restored, kept, notUndone } = (await countsOf(manager, [found.id])).get(found.id)!;
    await this.parts.journal.write(manager, actor, {
      type: 'members.import-undone',
      subjectId: found.id,
      memberId: null,
      before: {},
      after: { removed, restored, kept, failed: notUndone },
    });
  }
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

type Outcome = Pick<RowOutcome, 'undoResult' | 'reason'>;

const nextRows = (manager: EntityManager, importId: string): Promise<MemberImportRow[]> =>
  manager.find(MemberImportRow, {
    where: { importId, result: In(['created', 'updated']), undoResult: IsNull() },
    order: { position: 'ASC' },
    take: BATCH,
  });
