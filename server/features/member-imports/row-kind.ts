import type { EntityManager } from 'typeorm';
import type { ImportKind, RowPlan } from '#common/member-imports/member-imports';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { User } from '../accounts/user.entity';
import type { CsvRow } from './csv-file';
import type { MemberImport } from './member-import.entity';
import type { MemberImportChange } from './member-import-change.type';
import type { MemberImportPlanName, MemberImportUnknownPlan } from './member-import-plan-name.type';
import type { MemberImportRow } from './member-import-row.entity';
import type { FileColumns, RowCells } from './row-cells';
import type { RowValues } from './row-values';

/** Known facts about a file before its first row is checked. */
export interface CheckedFile extends FileColumns {
  /** Decisions of staff about names of plans. */
  planNames: readonly MemberImportPlanName[];
}

/** A row with the planned action. Its cells contain the mistakes because of which it is skipped. */
export interface PlannedRow {
  row: CsvRow;
  cells: RowCells;
  values: RowValues | null;
  plan: RowPlan;
  user: User | null;
  changes: MemberImportChange[];
}

/** A row with mistakes. */
export const skipped = (row: CsvRow, cells: RowCells): PlannedRow => ({
  row,
  cells,
  values: null,
  plan: 'skip',
  user: null,
  changes: [],
});

/** Checks the rows of one file. */
export interface RowChecker {
  /** Names in the rows that were read which no plan has. */
  readonly unknownPlans: MemberImportUnknownPlan[];
  /** Plans the actions for some rows, given in the order of the file. Changes nothing. */
  planRows(manager: EntityManager, rows: readonly CsvRow[]): Promise<PlannedRow[]>;
}

/** Handles the rows of imports: members, visits or passes. */
export interface RowKind {
  checkerOf(database: Database, file: CheckedFile): Promise<RowChecker>;
  /** Imports rows and saves what became of them. */
  importRows(
    manager: EntityManager,
    actor: UserActor,
    given: { found: MemberImport; rows: MemberImportRow[] },
  ): Promise<void>;
  /** How many rows are undone in one transaction. */
  readonly undoneAtOnce: number;
  /** Undoes rows that were imported, and saves what became of them. */
  undoRows(manager: EntityManager, actor: UserActor, rows: MemberImportRow[]): Promise<void>;
}

export type RowKinds = Record<ImportKind, RowKind>;

/** The row of the table that keeps the plan until the import runs. */
export const plannedRow = (importId: string, { row, cells, values, plan, user, changes }: PlannedRow) => ({
  importId,
  position: row.position,
  plan,
  values,
  cells: plan === 'skip' ? row.cells : null,
  problems: plan === 'skip' ? cells.problems : null,
  changes: plan === 'skip' ? null : changes,
  userId: user?.id ?? null,
  userVersion: user?.version ?? null,
});
