import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '#common/member-imports/limits';
import {
  DATE_FIELDS,
  FIELDS_OF,
  namesMembers,
  REQUIRED_FIELDS,
  type DateOrder,
  type ImportField,
  type ImportKind,
} from '#common/member-imports/member-imports';
import { importMessages } from '#common/member-imports/messages';
import { invalidField } from '../../lib/errors';
import { shortened } from '../../lib/shortened';
import { isUuid } from '../../lib/uuid';
import { guessedFields, guessedKind, isEndHead } from './column-guess';
import { rowsOf, type CsvFile, type CsvRow } from './csv-file';
import { firstRows, headRowOf, headsOf, lineKindOf } from './file-lines';
import { refusal } from './file-text';
import { DateEvidence } from './import-dates';
import type { ImportFile } from './import-file';
import type { MemberImportColumn } from './member-import-column.type';

/** Number of rows whose cells are shown for each column, and the length of the cells. */
const SAMPLE_ROWS = 5;
const SAMPLE_LENGTH_MAX = 60;
/** Cells of a row that is shown as a whole. */
const SHOWN_CELLS = 6;

export interface ChosenColumn {
  position: number;
  field: ImportField;
}

type FileOverview = Pick<
  ImportFile,
  'kind' | 'columns' | 'rowCount' | 'lines' | 'headRow' | 'firstRows' | 'likelyEnds'
>;

interface OverviewSettings {
  /** ISO 8601 date. */
  today: string;
  /** The row of the heads; without it, it is looked for. */
  headRow?: number;
  /** Kind of rows; guessed by the heads if it is absent. */
  kind?: ImportKind | undefined;
}

/** The columns of a file and what its lines are. Throws if it cannot be imported. */
export async function overview(file: CsvFile, settings: OverviewSettings): Promise<FileOverview> {
  const first = await firstRows(file);
  if (first.length === 0) throw refusal(importMessages.noRows);
  const headRow = settings.headRow ?? headRowOf(first);
  const heads = headsOf(first, headRow);
  if (heads === null) throw invalidField('headRow', 'INVALID', importMessages.headRowUnknown);
  if (heads.length > IMPORT_COLUMNS_MAX) throw refusal(importMessages.tooManyColumns);
  const kind = settings.kind ?? guessedKind(heads);
  const evidence = heads.map(() => new DateEvidence(settings.today));
  const lines = { read: 0, above: 0, rows: 0, blank: 0, inCells: 0 };
  for await (const row of rowsOf(file)) {
    const lineKind = lineKindOf(row, headRow);
    lines.read += row.lineCount;
    lines.inCells += row.lineCount - 1;
    lines[lineKind] += 1;
    if (lines.rows > IMPORT_ROWS_MAX) throw refusal(importMessages.tooManyRows);
    if (lineKind === 'rows') for (const [column, one] of evidence.entries()) one.add(row.cells[column] ?? '');
  }
  if (lines.rows === 0) throw refusal(importMessages.noRows);
  return {
    kind,
    columns: columnsOf(
      guessedFields(kind, heads),
      first.filter(({ position }) => position > headRow),
      heads.map((head, column) => ({ head, evidence: evidence[column]! })),
    ),
    rowCount: lines.rows,
    lines,
    headRow,
    firstRows: first.map(({ position, cells }) => ({
      position,
      cells: cells.filter(Boolean).slice(0, SHOWN_CELLS).map(sample),
    })),
    likelyEnds: heads.flatMap((head, column) =>
      kind === 'members' && evidence[column]!.isLikelyEnd(isEndHead(head)) ? column : [],
    ),
  };
}

function columnsOf(
  fields: readonly (ImportField | null)[],
  rows: readonly CsvRow[],
  columns: readonly { head: string; evidence: DateEvidence }[],
) {
  return columns.map(({ head, evidence }, position) => {
    const samples = rows.slice(0, SAMPLE_ROWS).map(({ cells }) => sample(cells[position] ?? ''));
    const field = fields[position] ?? null;
    return {
      position,
      head: sample(head),
      samples,
      // Ids that are not UUIDs are the member numbers of another program.
      field: field === 'member_id' && !samples.every(isUuid) ? null : field,
      dateOrder: evidence.order,
      isDateOrderOpen: evidence.isOpen,
    };
  });
}

const sample = (cell: string): string => shortened(cell, SAMPLE_LENGTH_MAX);

export function withFields(
  { kind, columns }: Pick<ImportFile, 'kind' | 'columns'>,
  chosen: readonly ChosenColumn[],
): MemberImportColumn[] {
  const fields = new Map(chosen.map(({ position, field }) => [position, field]));
  const given = [...fields.values()];
  if (chosen.some(({ position }) => !columns[position]))
    throw invalidField('columns', 'INVALID', importMessages.columnUnknown);
  if (new Set(given).size < chosen.length)
    throw invalidField('columns', 'INVALID', importMessages.fieldTwice);
  const known: readonly ImportField[] = FIELDS_OF[kind];
  if (given.some((field) => !known.includes(field)))
    throw invalidField('columns', 'INVALID', importMessages.fieldOfOthers);
  if (!namesMembers(kind, given))
    throw invalidField(
      'columns',
      'REQUIRED',
      kind === 'members' ? importMessages.identityMissing : importMessages.memberMissing,
    );
  if (!REQUIRED_FIELDS[kind].every((field) => given.includes(field)))
    throw invalidField('columns', 'REQUIRED', importMessages.fieldMissing[kind]);
  return columns.map((column) => ({ ...column, field: fields.get(column.position) ?? null }));
}

/** Throws if a column that looks like the last days of plans is left out without a word. */
export function checkEnds(
  columns: readonly MemberImportColumn[],
  { likelyEnds, isEndLeftOut }: { likelyEnds: readonly number[]; isEndLeftOut: boolean },
): void {
  const isChosen = columns.some(({ field }) => field === 'ends_on');
  const hasLeftOut = likelyEnds.some((position) => !columns[position]?.field);
  if (!isChosen && hasLeftOut && !isEndLeftOut)
    throw invalidField('isEndLeftOut', 'REQUIRED', importMessages.endLeftOut);
}

/** The order of the dates whose column does not tell it. Throws if nothing does. */
export function orderOf(columns: readonly MemberImportColumn[]): DateOrder {
  const dates = columns.filter(({ field }) => field !== null && DATE_FIELDS.includes(field));
  const [known, other] = new Set(dates.flatMap(({ dateOrder }) => dateOrder ?? []));
  if (known && !other) return known;
  if (dates.some(({ isDateOrderOpen }) => isDateOrderOpen))
    throw invalidField('dateOrder', 'REQUIRED', importMessages.dateOrderMissing);
  return 'day_first';
}
