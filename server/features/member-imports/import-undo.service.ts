import { In, IsNull, type EntityManager } from 'typeorm';
import type { Database } from '../../database/database';
import type { Actor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { JournalService } from '../journal/journal.service';
import type { UserService } from '../accounts/user.service';
import { countsOf } from './import-outcomes';
import { lockImport, moveTo, permittedAdmin, rowsOf } from './import-state';
import { MemberImport } from './member-import.entity';
import { MemberImportRow } from './member-import-row.entity';
import type { RowKinds } from './row-kind';

interface UndoParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  users: UserService;
  rowKinds: RowKinds;
}

/** Job: undoes an import, some rows in each transaction. */
export class ImportUndoService {
  constructor(private readonly parts: UndoParts) {}

  async run(importId: string, signal: AbortSignal): Promise<void> {
    do signal.throwIfAborted();
    while (await this.undoSome(importId));
  }

  /** Resolves to whether there is more to undo. */
  private undoSome(id: string): Promise<boolean> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, id);
      if (found?.status !== 'undoing') return false;
      const { undoneBy: userId, undoneSessionId: sessionId } = found;
      const actor = await permittedAdmin(this.parts.users, manager, { userId, sessionId });
      const rowKind = this.parts.rowKinds[found.kind];
      const rows = await nextRows(manager, id, rowKind.undoneAtOnce);
      if (rows.length === 0) {
        await this.finish(manager, actor, found);
        return false;
      }
      await rowKind.undoRows(manager, actor, rows);
      await manager.increment(MemberImport, { id }, 'doneCount', rows.length);
      return true;
    });
  }

  private async finish(manager: EntityManager, actor: Actor, found: MemberImport): Promise<void> {
    await moveTo(manager, found, { status: 'undone', at: this.parts.clock.now() });
    const { removed, restored, kept, notUndone } = (await countsOf(manager, [found.id])).get(found.id)!;
    await this.parts.journal.write(manager, actor, {
      type: 'members.import-undone',
      subjectId: found.id,
      memberId: null,
      before: {},
      after: { ...rowsOf(found), removed, restored, kept, failed: notUndone },
    });
  }
}

const nextRows = (manager: EntityManager, importId: string, take: number): Promise<MemberImportRow[]> =>
  manager.find(MemberImportRow, {
    where: { importId, result: In(['created', 'updated']), undoResult: IsNull() },
    order: { position: 'ASC' },
    take,
  });
