import { IMPORT_HEAD_ROWS_MAX } from '#common/member-imports/limits';
import { knownHeadCount } from './column-guess';
import { isBlank, rowsOf, type CsvFile, type CsvRow } from './csv-file';

/** The position of the heads in a file without any. */
export const NO_HEADS = 0;

/** Known heads that make a row the heads: one may be a word of a title. */
const KNOWN_HEADS_MIN = 2;

/** Kind of a line in a file. */
export type LineKind = 'above' | 'rows' | 'blank';

export function lineKindOf(row: CsvRow, headRow: number): LineKind {
  if (isBlank(row)) return 'blank';
  return row.position <= headRow ? 'above' : 'rows';
}

/** The rows below the heads. */
export async function* fileRowsOf(file: CsvFile, headRow: number): AsyncGenerator<CsvRow> {
  for await (const row of rowsOf(file)) if (lineKindOf(row, headRow) === 'rows') yield row;
}

/** The first rows that are not empty: titles, heads and some members. */
export async function firstRows(file: CsvFile): Promise<CsvRow[]> {
  const first: CsvRow[] = [];
  for await (const row of rowsOf(file)) {
    if (!isBlank(row) && row.position > NO_HEADS) first.push(row);
    if (first.length === IMPORT_HEAD_ROWS_MAX) break;
  }
  return first;
}

/** The position of the heads: below titles, which have fewer cells. */
export function headRowOf(first: readonly CsvRow[]): number {
  const known = first.map(({ cells }) => knownHeadCount(cells));
  const best = Math.max(...known);
  const widths = first.map(({ cells }) => cells.filter(Boolean).length);
  const index =
    best >= KNOWN_HEADS_MIN
      ? known.indexOf(best)
      : widths.findIndex((width) => width > Math.max(...widths) / 2);
  return first[index]?.position ?? 1;
}

/**
 * The heads, without text where there is none; null if this cannot be their row. Columns that every one of the first
 * members has are there also without a head.
 */
export function headsOf(first: readonly CsvRow[], headRow: number): string[] | null {
  const widths = first.filter(({ position }) => position > headRow).map(({ cells }) => widthOf(cells));
  if (headRow === NO_HEADS) return Array<string>(Math.max(...widths)).fill('');
  const heads = first.find(({ position }) => position === headRow)?.cells;
  if (!heads) return null;
  const missing = widths.length > 0 ? Math.min(...widths) - heads.length : 0;
  return [...heads, ...Array<string>(Math.max(missing, 0)).fill('')];
}

/** The number of cells up to the last one that is not empty. */
export const widthOf = (cells: readonly string[]): number => cells.findLastIndex(Boolean) + 1;
