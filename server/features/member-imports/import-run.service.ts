import { In, IsNull, type EntityManager } from 'typeorm';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { JournalService } from '../journal/journal.service';
import type { UserService } from '../accounts/user.service';
import { countsOf } from './import-outcomes';
import { BATCH_ROWS, lockImport, moveTo, permittedAdmin, rowsOf } from './import-state';
import { MemberImport } from './member-import.entity';
import { MemberImportRow } from './member-import-row.entity';
import type { RowKinds } from './row-kind';

interface RunParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  users: UserService;
  rowKinds: RowKinds;
}

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
      after: { ...rowsOf(found), created, updated, failed },
    });
  }

  /** Resolves to whether the import continues. */
  private importSome(id: string): Promise<boolean> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, id);
      if (found?.status !== 'running') return false;
      const { startedBy: userId, startedSessionId: sessionId } = found;
      const actor = await permittedAdmin(this.parts.users, manager, { userId, sessionId });
      const rows = await nextRows(manager, id);
      if (rows.length === 0) {
        await this.finish(manager, found, 'done');
        return false;
      }
      // Two imports at once would wait for each other's new accounts.
      await manager.query("select pg_advisory_xact_lock(hashtext('member imports'))");
      await this.parts.rowKinds[found.kind].importRows(manager, actor, { found, rows });
      await manager.increment(MemberImport, { id }, 'doneCount', rows.length);
      return true;
    });
  }
}

const nextRows = (manager: EntityManager, importId: string): Promise<MemberImportRow[]> =>
  manager.find(MemberImportRow, {
    where: { importId, plan: In(['create', 'update']), result: IsNull() },
    order: { position: 'ASC' },
    take: BATCH_ROWS,
  });
