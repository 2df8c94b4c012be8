import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '#common/member-imports/limits';
import type { DateOrder, ImportField } from '#common/member-imports/member-imports';
import { importMessages } from '#common/member-imports/messages';
import { shortened } from '../../lib/shortened';
import { invalidField } from '../../lib/errors';
import { guessedFields } from './column-guess';
import { refusal, rowsOf, type CsvFile, type CsvRow } from './csv-file';
import { DateEvidence } from './import-dates';
import type { MemberImportColumn } from './member-import-column.type';

/** Rows of which the columns show their cells, and the length of these. */
const SAMPLE_ROWS = 5;
const SAMPLE_LENGTH_MAX = 60;

export interface ChosenColumn {
  position: number;
  field: ImportField;
}

interface FileOverview {
  columns: MemberImportColumn[];
  rowCount: number;
}

/** The columns of a file and the number of its rows. Throws if it cannot be imported. */
export async function overview(file: CsvFile): Promise<FileOverview> {
  let heads: string[] | null = null;
  let rowCount = 0;
  const first: CsvRow[] = [];
  const evidence: DateEvidence[] = [];
  for await (const row of rowsOf(file)) {
    if (heads === null) {
      heads = row.cells;
      if (heads.length > IMPORT_COLUMNS_MAX) throw refusal(importMessages.tooManyColumns);
      evidence.push(...heads.map(() => new DateEvidence()));
      continue;
    }
    rowCount += 1;
    if (rowCount > IMPORT_ROWS_MAX) throw refusal(importMessages.tooManyRows);
    if (first.length < SAMPLE_ROWS) first.push(row);
    for (const [column, one] of evidence.entries()) one.add(row.cells[column] ?? '');
  }
  if (heads === null || rowCount === 0) throw refusal(importMessages.noRows);
  const fields = guessedFields(heads);
  const columns = heads.map((head, position) => ({
    position,
    head: shortened(head, SAMPLE_LENGTH_MAX),
    samples: first.map(({ cells }) => shortened(cells[position] ?? '', SAMPLE_LENGTH_MAX)),
    field: fields[position] ?? null,
    dateOrder: evidence[position]!.order,
    isDateOrderOpen: evidence[position]!.isOpen,
  }));
  return { columns, rowCount };
}

export function withFields(
  columns: readonly MemberImportColumn[],
  chosen: readonly ChosenColumn[],
): MemberImportColumn[] {
  const fields = new Map(chosen.map(({ position, field }) => [position, field]));
  if (chosen.some(({ position }) => !columns[position]))
    throw invalidField('columns', 'INVALID', importMessages.columnUnknown);
  if (new Set(fields.values()).size < chosen.length)
    throw invalidField('columns', 'INVALID', importMessages.fieldTwice);
  if (!chosen.some(({ field }) => field === 'email' || field === 'phone'))
    throw invalidField('columns', 'REQUIRED', importMessages.identityMissing);
  return columns.map((column) => ({ ...column, field: fields.get(column.position) ?? null }));
}

/** The order of the dates that are imported. Throws if nothing tells it. */
export function orderOf(columns: readonly MemberImportColumn[]): DateOrder {
  const dates = columns.filter(({ field }) => field === 'ends_on' || field === 'joined_on');
  const known = dates.flatMap(({ dateOrder }) => dateOrder ?? []);
  if (known.length > 0) return known.includes('day_first') ? 'day_first' : 'month_first';
  if (dates.some(({ isDateOrderOpen }) => isDateOrderOpen))
    throw invalidField('dateOrder', 'REQUIRED', importMessages.dateOrderMissing);
  return 'day_first';
}
