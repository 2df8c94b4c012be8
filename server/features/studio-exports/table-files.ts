import { BYTE_ORDER_MARK, csvLine, type CsvCell } from '../../lib/csv';
import type { ExportedTable } from '../studio-table';
import { columnsOf, rupeesOf, type Snapshot } from './snapshot';
import type { ZipEntry } from './zip-file';

/** Numbers of rows, by table. */
export type RowCounts = Map<string, number>;

export const jsonName = (table: string): string => `json/${table}.jsonl`;
export const csvName = (table: string): string => `csv/${table}.csv`;

/** The two files of a table: JSON, with a row per line, and CSV. */
export const filesOfTable = (
  snapshot: Snapshot,
  [name, table]: [string, ExportedTable],
  counts: RowCounts,
): ZipEntry[] => [
  {
    name: jsonName(name),
    content: () => jsonLines(snapshot.rows(name, table), (rows) => counts.set(name, rows)),
  },
  { name: csvName(name), content: () => csvLines(snapshot.rows(name, table), table) },
];

async function* jsonLines(
  rows: AsyncIterable<string>,
  onEnd: (rows: number) => void,
): AsyncGenerator<string> {
  let count = 0;
  for await (const row of rows) {
    yield `${row}\n`;
    count += 1;
  }
  onEnd(count);
}

async function* csvLines(rows: AsyncIterable<string>, table: ExportedTable): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columnsOf(table));
  for await (const row of rows) yield csvLine(cellsOf(JSON.parse(row) as Record<string, unknown>, table));
}

const cellsOf = (row: Record<string, unknown>, { columns }: ExportedTable): CsvCell[] =>
  Object.keys(columns).flatMap((column) => {
    const value = row[column];
    if (rupeesOf(column) === null) return [cellOf(value)];
    return [cellOf(value), value === null ? null : { paise: value as number }];
  });

function cellOf(value: unknown): CsvCell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}
