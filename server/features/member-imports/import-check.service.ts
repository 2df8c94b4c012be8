import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { CsvRow } from './csv-file';
import { fileRowsOf } from './file-lines';
import { BATCH_ROWS, lockImport, moveTo } from './import-state';
import { MemberImport } from './member-import.entity';
import type { MemberImportUnknownPlan } from './member-import-plan-name.type';
import { MemberImportRow } from './member-import-row.entity';
import { plannedRow, type RowChecker, type RowKinds } from './row-kind';
import { storedFile } from './uploaded-file';

interface CheckParts {
  dataSource: Database;
  clock: Clock;
  rowKinds: RowKinds;
}

/** Runs as a job: plans the action for each row of a file. Changes no account. */
export class ImportCheckService {
  constructor(private readonly parts: CheckParts) {}

  async run(importId: string): Promise<void> {
    const found = await this.begin(importId);
    if (!found) return;
    const { dataSource, rowKinds } = this.parts;
    const file = storedFile(dataSource, found);
    const checker = await rowKinds[found.kind].checkerOf(dataSource, {
      columns: found.columns,
      separator: file.separator,
      dateOrder: found.dateOrder ?? 'day_first',
      planNames: found.planNames,
    });
    for await (const rows of batchesOf(fileRowsOf(file, found.headRow)))
      if (!(await this.checkRows(importId, checker, rows))) return;
    await this.finish(importId, checker.unknownPlans);
  }

  /** The import; null if it is not to be checked any more. Rows of an interrupted run are checked again. */
  private begin(id: string): Promise<MemberImport | null> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, id);
      if (found?.status !== 'checking') return null;
      await manager.delete(MemberImportRow, { importId: id });
      await manager.update(MemberImport, id, { doneCount: 0 });
      return found;
    });
  }

  /** Resolves to whether the check continues. */
  private checkRows(id: string, checker: RowChecker, rows: readonly CsvRow[]): Promise<boolean> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, id);
      if (found?.status !== 'checking') return false;
      const planned = await checker.planRows(manager, rows);
      await manager.insert(
        MemberImportRow,
        planned.map((one) => plannedRow(id, one)),
      );
      await manager.increment(MemberImport, { id }, 'doneCount', rows.length);
      return true;
    });
  }

  private async finish(id: string, unknownPlans: MemberImportUnknownPlan[]): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, id);
      if (found?.status === 'checking')
        await moveTo(manager, found, { status: 'checked', unknownPlans, at: this.parts.clock.now() });
    });
  }
}

async function* batchesOf(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
