import type { EntityManager } from 'typeorm';
import { violatedConstraint } from '../../../database/violations';
import type { Actor } from '../../../lib/actor';
import type { JournalService } from '../../journal/journal.service';
import type { AccountRemovalService } from '../../accounts/account-removal.service';
import type { MemberSummaryService } from '../../members/member-summary.service';
import { User } from '../../accounts/user.entity';
import type { ImportedMembershipsService } from '../../memberships/imported-memberships.service';
import { saveOutcomes, type UndoOutcome } from '../import-outcomes';
import { UNDO_REASON } from '../import-state';
import type { MemberImportRow } from '../member-import-row.entity';
import { lockedUses, reasonToKeep, type AccountUse } from './account-use';

interface UndoParts {
  journal: JournalService;
  accountRemoval: AccountRemovalService;
  memberSummaries: MemberSummaryService;
  importedMemberships: ImportedMembershipsService;
}

/** Removes imported members, or gives them their old values back, unless the account has been used since. */
export class MemberUndo {
  constructor(private readonly parts: UndoParts) {}

  async undo(manager: EntityManager, actor: Actor, rows: MemberImportRow[]): Promise<void> {
    const uses = await lockedUses(manager, rows);
    for (const row of rows) {
      const outcome = await this.undoRow(manager, actor, { row, use: uses.get(row.userId ?? '') });
      await saveOutcomes(manager, [{ id: row.id, ...outcome }]);
    }
  }

  /** Undoes a row. One that cannot be undone does not prevent the others. */
  private async undoRow(
    manager: EntityManager,
    actor: Actor,
    { row, use }: { row: MemberImportRow; use: AccountUse | undefined },
  ): Promise<UndoOutcome> {
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

  private async remove(manager: EntityManager, actor: Actor, id: string): Promise<UndoOutcome> {
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
  ): Promise<UndoOutcome> {
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
    if (periodId) await importedMemberships.withdraw(manager, actor, { periodId, reason: UNDO_REASON });
    await memberSummaries.refresh(manager, [user.id]);
    return { undoResult: 'restored' };
  }
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
