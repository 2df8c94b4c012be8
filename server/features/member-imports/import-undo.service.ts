import { In, IsNull, type EntityManager } from 'typeorm';
import type { RowReason } from '#common/member-imports/member-imports';
import type { Database } from '../../database/database';
import { violatedConstraint } from '../../database/violations';
import type { Actor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { NO_PASSWORD } from '../../lib/passwords';
import type { Outbox } from '../../mail/outbox';
import type { Journal } from '../journal/journal.service';
import type { MemberSummaryService } from '../members/member-summary.service';
import { User } from '../members/user.entity';
import type { ImportedMemberships } from '../memberships/imported-memberships.service';
import { countsOf, saveOutcomes, type RowOutcome } from './import-outcomes';
import { actorOf, lockImport, moveTo } from './import-state';
import { MemberImport } from './member-import.entity';
import { MemberImportRow } from './member-import-row.entity';

interface UndoParts {
  dataSource: Database;
  clock: Clock;
  outbox: Outbox;
  journal: Journal;
  memberSummaries: MemberSummaryService;
  importedMemberships: ImportedMemberships;
}

/** Rows that are undone in one transaction: each takes several statements. */
const BATCH = 100;

const REASON = 'Import undone';

/** What has happened to an account since it was imported. */
interface Use {
  id: string;
  loggedIn: boolean;
  ordered: boolean;
  visited: boolean;
  edited: boolean;
}

/**
 * $1 the rows, $2 what stands for no password. For members who were there before, only what depends on the imported
 * values counts. A change of the profile increases its version; a trainer, a note of staff or another membership is an
 * edit, too.
 */
const USES = `
  select users.id,
    row.result = 'created' and (
      users.password_hash <> $2 or users.email_verification_hash is null
        or exists (select 1 from sessions where user_id = users.id)
    ) as "loggedIn",
    hasMembership and exists (
      select 1 from orders where user_id = users.id and placed_at > member_imports.created_at
    ) as ordered,
    hasMembership and exists (
      select 1 from activities where user_id = users.id and happened_at > member_imports.created_at
    ) as visited,
    users.version <> row.user_version or hasMembership and (
      exists (
        select 1 from trainer_assignments where user_id = users.id and assigned_at > member_imports.created_at
      )
      or exists (select 1 from follow_ups where user_id = users.id and created_at > member_imports.created_at)
      or exists (select 1 from member_notes where user_id = users.id and created_at > member_imports.created_at)
      or exists (
        select 1 from membership_periods as period
        where period.user_id = users.id and case when period.id = row.period_id
          then ended_at is not null else period.created_at > member_imports.created_at end
      )
    ) as edited
  from member_import_rows as row
  join member_imports on member_imports.id = row.import_id
  join users on users.id = row.user_id
  where row.id = any($1)`.replaceAll(
  'hasMembership',
  "(row.result = 'created' or row.period_id is not null)",
);

/** Job: undoes an import, row by row, unless the account has been used since. */
export class ImportUndo {
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
      const rows = await nextRows(manager, id);
      if (rows.length === 0) {
        await this.finish(manager, found);
        return false;
      }
      const uses = await lockedUses(manager, rows);
      const actor = actorOf(found.undoneBy);
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
    { row, use }: { row: MemberImportRow; use: Use | undefined },
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
    const { journal, outbox } = this.parts;
    const { email } = await manager.findOneByOrFail(User, { id });
    await journal.write(manager, actor, {
      type: 'member.removed',
      subjectId: id,
      memberId: id,
      before: {},
      after: {},
    });
    await outbox.forget(manager, email);
    await manager.delete(User, { id });
    return { undoResult: 'removed' };
  }

  private async restore(
    manager: EntityManager,
    actor: Actor,
    { userId, before, periodId }: MemberImportRow,
  ): Promise<Outcome> {
    const { journal, importedMemberships, memberSummaries } = this.parts;
    const user = await manager.findOneByOrFail(User, { id: userId! });
    const values = before ?? {};
    const fields = Object.keys(values);
    if (fields.length > 0)
      await journal.change(manager, actor, {
        type: 'member.profile-changed',
        table: User,
        row: user,
        memberId: user.id,
        values: { ...values, version: user.version + 1 },
        before: {},
        after: { fields },
      });
    if (periodId) await importedMemberships.withdraw(manager, actor, { periodId, reason: REASON });
    await memberSummaries.refresh(manager, [user.id]);
    return { undoResult: 'restored' };
  }

  private async finish(manager: EntityManager, found: MemberImport): Promise<void> {
    await moveTo(manager, found, { status: 'undone', at: this.parts.clock.now() });
    const { removed, restored, kept, notUndone } = (await countsOf(manager, [found.id])).get(found.id)!;
    await this.parts.journal.write(manager, actorOf(found.undoneBy), {
      type: 'members.import-undone',
      subjectId: found.id,
      memberId: null,
      before: {},
      after: { removed, restored, kept, failed: notUndone },
    });
  }
}

type Outcome = Pick<RowOutcome, 'undoResult' | 'reason'>;

const nextRows = (manager: EntityManager, importId: string): Promise<MemberImportRow[]> =>
  manager.find(MemberImportRow, {
    where: { importId, result: In(['created', 'updated']), undoResult: IsNull() },
    order: { position: 'ASC' },
    take: BATCH,
  });

/** The use of the accounts that still exist. They are locked first, so that nothing can be added to them meanwhile. */
async function lockedUses(manager: EntityManager, rows: MemberImportRow[]): Promise<Map<string, Use>> {
  const userIds = rows.flatMap(({ userId }) => userId ?? []);
  await manager.find(User, {
    where: { id: In(userIds) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const uses = await manager.query<Use[]>(USES, [rows.map(({ id }) => id), NO_PASSWORD]);
  return new Map(uses.map((use) => [use.id, use]));
}

function reasonToKeep({ loggedIn, ordered, visited, edited }: Use): RowReason | null {
  if (loggedIn) return 'logged_in';
  if (ordered) return 'ordered';
  if (visited) return 'visited';
  return edited ? 'edited' : null;
}
