import type { Permission } from '#common/accounts/permissions';
import { exportMessages } from '#common/exports/messages';
import type { Database } from '../../database/database';
import { keysetPage } from '../../database/keyset-page';
import { countUpTo } from '../../database/list-counts';
import type { List, Listed } from '../../database/list';
import { hasPermission, type UserActor } from '../../lib/actor';
import { BYTE_ORDER_MARK, csvLine, type CsvCell } from '../../lib/csv';
import { Conflict } from '../../lib/errors';
import { requirePermission } from '../../lib/require-permission';
import type { JournalService } from '../journal/journal.service';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { listExporting } from './export.rate-limits';
import type { ExportCursors } from './export-cursor';
import type { ExportPart } from './export-part.type';

/** Rows that are read at once, so that a long file occupies neither much memory nor a connection to the database. */
const ROWS_OF_PART = 1000;

/**
 * The permissions for reading a file with all of its columns, by its type in the journal: an API key that may export
 * lists need not have the permissions for all of them.
 */
const READ_WITH = {
  'members.exported': ['members:read-any', 'memberships:read-any'],
  'activities.exported': ['activities:read-any', 'members:read-any'],
  'orders.exported': ['orders:read-any', 'members:read-any'],
  'accounting.exported': ['accounting:read'],
  'days.exported': ['days:close'],
} as const satisfies Record<string, readonly Permission[]>;

type ExportType = keyof typeof READ_WITH;

/** The rows of a file, and its entry in the journal. */
interface ExportedFile<Row> {
  entryType: ExportType;
  filter: object | null | undefined;
  /** Keyed by column heading. */
  columns: CsvColumns<Row>;
}

export type CsvColumns<Row> = Record<string, (row: Row) => CsvCell>;

/** A list that staff download as a file. */
export interface ExportedList<Row extends Listed> extends ExportedFile<Row> {
  list: List<Row>;
  /** Adds to rows what their columns need of other tables. */
  complete?: (rows: Row[]) => Promise<void>;
}

/** A short list, which is exported in one part. */
interface ExportedTable<Row> extends ExportedFile<Row> {
  read: () => Promise<readonly Row[]>;
}

interface ListExportParts {
  dataSource: Database;
  limits: Pick<RateLimits, 'take'>;
  journal: JournalService;
  exportCursors: ExportCursors;
  settings: { readonly current: { desk: ExportLimit } };
}

/** Rows of the largest file for staff who may not export lists of any size. */
interface ExportLimit {
  exportRowsMax: number;
}

/** Writes lists as CSV files, part by part. */
export class ListExportService {
  constructor(private readonly parts: ListExportParts) {}

  /** The number of rows, if the actor may read the list and export as many. */
  async countFor<Row extends Listed>(
    actor: UserActor,
    { entryType, list }: Pick<ExportedList<Row>, 'entryType' | 'list'>,
  ): Promise<number> {
    requireReader(actor, entryType);
    if (isUnlimited(actor)) return countUpTo(list, Number.MAX_SAFE_INTEGER);
    const { exportRowsMax } = this.parts.settings.current.desk;
    const count = await countUpTo(list, exportRowsMax + 1);
    if (count > exportRowsMax) throw new Conflict('EXPORT_TOO_LARGE', exportMessages.tooLarge(exportRowsMax));
    return count;
  }

  /**
   * The rows after the cursor of the part before. The first part is recorded in the journal before any row is sent, and
   * no other cursor is accepted, so that there is no part without a record.
   */
  async part<Row extends Listed>(
    actor: UserActor,
    exported: ExportedList<Row>,
    cursor: string | null | undefined,
  ): Promise<ExportPart> {
    const { exportCursors, limits } = this.parts;
    requireReader(actor, exported.entryType);
    const running = [exported.entryType, actor.id, exported.filter ?? null];
    const isFirst = cursor == null;
    const after = isFirst ? null : exportCursors.read(running, cursor);
    if (isFirst) {
      await limits.take(listExporting, actor.id);
      await this.record(actor, exported, await this.countFor(actor, exported));
    } else if (!isUnlimited(actor)) await this.countFor(actor, exported);
    const page = await keysetPage(exported.list, { first: ROWS_OF_PART, after, sizeMax: ROWS_OF_PART });
    await exported.complete?.(page.rows);
    return {
      text: (isFirst ? headOf(exported.columns) : '') + linesOf(page.rows, exported.columns),
      endCursor: page.hasNext ? exportCursors.write(running, page.cursorAt(page.rows.length - 1)) : null,
    };
  }

  /** A file of few rows, for staff who may export lists of any size. */
  async table<Row>(actor: UserActor, { read, ...exported }: ExportedTable<Row>): Promise<ExportPart> {
    const { columns, entryType } = exported;
    requireReader(actor, entryType);
    await this.parts.limits.take(listExporting, actor.id);
    const rows = await read();
    await this.record(actor, exported, rows.length);
    return { text: headOf(columns) + linesOf(rows, columns), endCursor: null };
  }

  private async record<Row>(
    actor: UserActor,
    { entryType, filter }: ExportedFile<Row>,
    rows: number,
  ): Promise<void> {
    const { search, ...conditions } = (filter ?? {}) as { search?: string | null };
    const entry = {
      type: entryType,
      subjectId: null,
      memberId: null,
      before: {},
      after: { rows, filter: conditions, isSearched: Boolean(search) },
    };
    await this.parts.dataSource.transaction((manager) => this.parts.journal.write(manager, actor, entry));
  }
}

function requireReader(actor: UserActor, entryType: ExportType): void {
  for (const permission of READ_WITH[entryType]) requirePermission(actor, permission);
}

const headOf = <Row>(columns: CsvColumns<Row>): string => BYTE_ORDER_MARK + csvLine(Object.keys(columns));

const linesOf = <Row>(rows: readonly Row[], columns: CsvColumns<Row>): string =>
  rows.map((row) => csvLine(Object.values(columns).map((cellOf) => cellOf(row)))).join('');

const isUnlimited = (actor: UserActor): boolean => hasPermission(actor, 'lists:export-unlimited');
