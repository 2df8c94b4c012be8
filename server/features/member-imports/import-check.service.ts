import { In, type EntityManager } from 'typeorm';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { User } from '../accounts/user.entity';
import type { ImportedMembershipsService } from '../memberships/imported-memberships.service';
import { PlanOffer } from '../plans/plan-offer.entity';
import type { CsvRow } from './csv-file';
import { memberRowsOf } from './file-lines';
import { BATCH_ROWS, lockImport, moveTo } from './import-state';
import { MemberImport } from './member-import.entity';
import type { MemberImportUnknownPlan } from './member-import-plan-name.type';
import { MemberImportRow } from './member-import-row.entity';
import { planOf, plannedRow, type FileFacts } from './row-plan';
import { RowReader } from './row-reader';
import type { RowValues } from './row-values';
import { storedFile } from './uploaded-file';

interface CheckParts {
  dataSource: Database;
  clock: Clock;
  importedMemberships: ImportedMembershipsService;
}

/** What is read once for a file. */
interface Check extends FileFacts {
  id: string;
}

/** Job: finds out what is to be done with each row of a file. Changes no account. */
export class ImportCheckService {
  constructor(private readonly parts: CheckParts) {}

  async run(importId: string): Promise<void> {
    const found = await this.begin(importId);
    if (!found) return;
    const { dataSource, clock } = this.parts;
    const file = storedFile(dataSource, found);
    const offers = await dataSource.getRepository(PlanOffer).find({ order: { position: 'ASC' } });
    const check = {
      id: importId,
      reader: new RowReader({
        columns: found.columns,
        separator: file.separator,
        dateOrder: found.dateOrder ?? 'day_first',
        planNames: found.planNames,
        offers,
        now: clock.now(),
      }),
      offers: new Map(offers.map((offer) => [offer.id, offer])),
      seen: new Map<string, number>(),
    };
    for await (const rows of batchesOf(memberRowsOf(file, found.headRow)))
      if (!(await this.checkRows(check, rows))) return;
    await this.finish(importId, check.reader.unknownPlans);
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

  /** Whether the check goes on. */
  private checkRows(check: Check, rows: readonly CsvRow[]): Promise<boolean> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, check.id);
      if (found?.status !== 'checking') return false;
      const read = rows.map((row) => ({ row, ...check.reader.read(row.cells) }));
      const accounts = await accountsOf(
        manager,
        read.map(({ values }) => values),
      );
      const lastPeriod = await this.parts.importedMemberships.lastPeriods(
        manager,
        accounts.map(({ id }) => id),
      );
      const planned = read.map(({ row, ...one }) => {
        const plan = planOf({ ...check, accounts, lastPeriod }, row, one);
        return plannedRow(check.id, { row, values: one.values, ...plan });
      });
      await manager.insert(MemberImportRow, planned);
      await manager.increment(MemberImport, { id: check.id }, 'doneCount', rows.length);
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

/** The accounts with an e-mail address or phone number of the rows. */
function accountsOf(manager: EntityManager, rows: readonly RowValues[]): Promise<User[]> {
  const emails = rows.flatMap(({ email }) => email ?? []);
  const phones = rows.flatMap(({ phone }) => phone ?? []);
  return manager.find(User, { where: [{ email: In(emails) }, { phone: In(phones) }] });
}
