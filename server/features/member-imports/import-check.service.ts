import { In, type EntityManager } from 'typeorm';
import { endOfDay, dayOfText } from '#common/calendar';
import type { RowPlan } from '#common/member-imports/member-imports';
import { rowMessages } from '#common/member-imports/messages';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { User } from '../members/user.entity';
import type { ImportedMemberships } from '../memberships/imported-memberships.service';
import { PlanOffer } from '../plans/plan-offer.entity';
import { rowsOf, csvFileOf, type CsvRow } from './csv-file';
import { BATCH_ROWS, lockImport, moveTo } from './import-state';
import { MemberImport } from './member-import.entity';
import type { MemberImportProblem } from './member-import-problem.type';
import { MemberImportRow } from './member-import-row.entity';
import { RowReader, type ReadRow } from './row-reader';
import type { RowValues } from './row-values';

interface CheckParts {
  dataSource: Database;
  clock: Clock;
  importedMemberships: ImportedMemberships;
}

/** A row with what is to be done with it. */
interface PlannedRow {
  plan: RowPlan;
  user: User | null;
  problems: MemberImportProblem[];
}

/** What is read once for a file. */
interface Check {
  id: string;
  reader: RowReader;
  offers: Map<string, PlanOffer>;
  /** The rows in which an e-mail address, phone number or account occurred first. */
  seen: Map<string, number>;
}

/** Job: finds out what is to be done with each row of a file. Changes no account. */
export class ImportCheck {
  constructor(private readonly parts: CheckParts) {}

  async run(importId: string): Promise<void> {
    const file = await this.begin(importId);
    if (!file?.content || !file.separator) return;
    const offers = await this.parts.dataSource.getRepository(PlanOffer).find({ order: { position: 'ASC' } });
    const check = {
      id: importId,
      reader: new RowReader({
        columns: file.columns,
        dateOrder: file.dateOrder ?? 'day_first',
        offers,
        now: this.parts.clock.now(),
      }),
      offers: new Map(offers.map((offer) => [offer.id, offer])),
      seen: new Map<string, number>(),
    };
    const { text } = csvFileOf(file.content);
    for await (const rows of batchesOf(rowsOf({ text, separator: file.separator })))
      if (!(await this.checkRows(check, rows))) return;
    await this.finish(importId);
  }

  /** The import with its file; null if it is not to be checked any more. Rows of an interrupted run are checked again. */
  private begin(id: string): Promise<MemberImport | null> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, id);
      if (found?.status !== 'checking') return null;
      await manager.delete(MemberImportRow, { importId: id });
      await manager.update(MemberImport, id, { doneCount: 0 });
      const select = { content: true, separator: true, columns: true, dateOrder: true } as const;
      return manager.findOne(MemberImport, { where: { id }, select });
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
      const paidUntil = await this.parts.importedMemberships.paidUntil(
        manager,
        accounts.map(({ id }) => id),
      );
      const planned = read.map(({ row, ...one }) => {
        const plan = planOf({ ...check, accounts, paidUntil }, row, one);
        return plannedRow(check.id, { row, values: one.values, ...plan });
      });
      await manager.insert(MemberImportRow, planned);
      await manager.increment(MemberImport, { id: check.id }, 'doneCount', rows.length);
      return true;
    });
  }

  private async finish(id: string): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, id);
      if (found?.status === 'checking')
        await moveTo(manager, found, { status: 'checked', at: this.parts.clock.now() });
    });
  }
}

async function* batchesOf(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  let isHead = true;
  for await (const row of rows) {
    if (!isHead) batch.push(row);
    isHead = false;
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

interface Known extends Check {
  accounts: readonly User[];
  paidUntil: Awaited<ReturnType<ImportedMemberships['paidUntil']>>;
}

function planOf(known: Known, { position, cells }: CsvRow, { values, problems }: ReadRow): PlannedRow {
  const { email, phone } = values;
  const byEmail = known.accounts.find((user) => email !== null && user.email === email);
  const byPhone = known.accounts.find((user) => phone !== null && user.phone === phone);
  const user = byEmail ?? byPhone ?? null;
  const add = (field: 'name' | 'email' | 'phone', message: string | null) => {
    if (message) problems.push(known.reader.problem({ cells }, field, message));
  };
  const firstRow = firstRowWith(known.seen, position);
  add('email', firstRow(`email ${email}`, email, rowMessages.emailTwice));
  add('phone', firstRow(`phone ${phone}`, phone, rowMessages.phoneTwice));
  if (problems.length === 0) add('email', firstRow(`user ${user?.id}`, user, rowMessages.memberTwice));
  if (user) for (const [field, message] of conflictsOf(user, { byPhone, email })) add(field, message);
  else if (problems.length === 0) {
    add('email', email ? null : rowMessages.emailMissing);
    add('name', values.name ? null : rowMessages.nameMissing);
  }
  return decided(known, { user, values, problems });
}

function decided(known: Known, { user, values, problems }: ReadRow & { user: User | null }): PlannedRow {
  if (problems.length > 0) return { plan: 'skip', user: null, problems };
  if (!user) return { plan: 'create', user, problems };
  return { plan: isChanged(known, user, values) ? 'update' : 'unchanged', user, problems };
}

const firstRowWith =
  (seen: Map<string, number>, position: number) =>
  (key: string, value: unknown, message: (row: number) => string): string | null => {
    if (value === null) return null;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, position);
    return first === undefined ? null : message(first);
  };

/** Why the account may not be changed by a row. */
function conflictsOf(
  user: User,
  { byPhone, email }: { byPhone: User | undefined; email: string | null },
): ['email' | 'phone', string][] {
  if (user.role !== 'user') return [['email', rowMessages.staff]];
  if (byPhone && byPhone !== user) return [['phone', rowMessages.phoneTaken]];
  return email !== null && email !== user.email ? [['phone', rowMessages.otherEmail]] : [];
}

function isChanged(
  { offers, paidUntil }: Known,
  user: User,
  { name, phone, offerId, endsOn }: RowValues,
): boolean {
  const offer = offerId === null ? undefined : offers.get(offerId);
  const end = endsOn === null ? 0 : endOfDay(dayOfText(endsOn)!);
  const isExtended = offer !== undefined && end > paidUntil(user.id, offer.planType);
  return isExtended || (name !== null && name !== user.name) || (phone !== null && phone !== user.phone);
}

const plannedRow = (
  importId: string,
  { row, values, plan, user, problems }: PlannedRow & { row: CsvRow; values: RowValues },
) => ({
  importId,
  position: row.position,
  plan,
  values: plan === 'skip' ? null : values,
  cells: plan === 'skip' ? row.cells : null,
  problems: plan === 'skip' ? problems : null,
  userId: user?.id ?? null,
  userVersion: user?.version ?? null,
});
