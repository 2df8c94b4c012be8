import type * as z from 'zod/mini';
import { CELL_LENGTH_MAX } from '#common/member-imports/limits';
import { columnName, type DateOrder, type ImportField } from '#common/member-imports/member-imports';
import { rowMessages } from '#common/member-imports/messages';
import { shortened } from '../../lib/shortened';
import { dayIn, momentIn, type Moment } from './import-dates';
import type { MemberImportColumn } from './member-import-column.type';
import type { MemberImportProblem } from './member-import-problem.type';
import type { Separator } from './member-import.enums';
import { shapeProblems } from './row-shape';

/** Known facts about the columns of a file. */
export interface FileColumns {
  columns: readonly MemberImportColumn[];
  separator: Separator;
  /** Used for columns that do not show their own order. */
  dateOrder: DateOrder;
}

/** A row of a file, read by its columns, with what is found to be wrong with it. */
export class RowCells {
  readonly problems: MemberImportProblem[] = [];
  private readonly columns: Map<ImportField, MemberImportColumn>;
  private readonly cells: string[];

  constructor(
    private readonly file: FileColumns,
    given: readonly string[],
  ) {
    this.columns = new Map(file.columns.flatMap((column) => (column.field ? [[column.field, column]] : [])));
    this.cells = this.withoutLongCells(given);
    this.problems.push(...shapeProblems(given, file));
  }

  get isFaultless(): boolean {
    return this.problems.length === 0;
  }

  /** The text of a cell; empty if there is no such column. */
  cell(field: ImportField): string {
    const column = this.columns.get(field);
    return column ? (this.cells[column.position] ?? '') : '';
  }

  has(field: ImportField): boolean {
    return this.columns.has(field);
  }

  /** Notes a problem with a cell. */
  add(field: ImportField, message: string): void {
    const column = this.columns.get(field);
    this.problems.push({ column: column ? columnName(column) : '', value: this.cell(field), message });
  }

  /** The cell as parsed by a rule; null for an empty or a wrong one, which is noted. */
  text(field: ImportField, rule: z.ZodMiniType<string>): string | null {
    const cell = this.cell(field);
    if (!cell) return null;
    const { data, error } = rule.safeParse(cell);
    if (error) this.add(field, error.issues[0]!.message);
    return data ?? null;
  }

  /** The day in a cell, as an ISO 8601 date; null if the cell is empty, or wrong, which is noted. */
  day(field: ImportField): string | null {
    const cell = this.cell(field);
    if (!cell) return null;
    const day = dayIn(cell, this.orderOf(field));
    if (!day) this.add(field, rowMessages.dateInvalid);
    return day;
  }

  /** The moment in a cell with a day and maybe a time; `time` is the field of a time in a cell of its own. */
  moment(field: ImportField, message: string, time?: ImportField): Moment | null {
    const cell = [this.cell(field), time ? this.cell(time) : ''].filter(Boolean).join(' ');
    if (!cell) return null;
    const moment = momentIn(cell, this.orderOf(field));
    if (!moment) this.add(field, message);
    return moment;
  }

  private orderOf(field: ImportField): DateOrder {
    return this.columns.get(field)?.dateOrder ?? this.file.dateOrder;
  }

  /** The cells with none in the place of imported ones that are too long to be read. */
  private withoutLongCells(given: readonly string[]): string[] {
    const read = [...given];
    for (const column of this.columns.values()) {
      const { position } = column;
      const cell = read[position] ?? '';
      if (cell.length <= CELL_LENGTH_MAX) continue;
      read[position] = '';
      this.problems.push({
        column: columnName(column),
        value: shortened(cell, CELL_LENGTH_MAX),
        message: rowMessages.cellTooLong,
      });
    }
    return read;
  }
}
