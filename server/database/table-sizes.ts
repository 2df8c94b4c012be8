import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Any request may read so many rows. */
const SMALL_ROWS = 20_000;

/** A size is looked up again after this time, in milliseconds. */
const VALID_MS = 60_000;

interface Size {
  rows: number;
  readAt: number;
}

/** The sizes that have been looked up, by data source and name of the table. */
const known = new WeakMap<DataSource, Map<string, Size>>();

/** The number of rows of the table of a query when it was last analysed; negative if it never was. */
export async function tableRowsOf<Row extends ObjectLiteral>({
  dataSource,
  expressionMap,
}: SelectQueryBuilder<Row>): Promise<number> {
  const sizes = known.get(dataSource) ?? new Map<string, Size>();
  known.set(dataSource, sizes);
  const { tablePath } = expressionMap.mainAlias!.metadata;
  const size = sizes.get(tablePath);
  if (size && performance.now() < size.readAt + VALID_MS) return size.rows;
  const [row] = await dataSource.query<{ rows: number }[]>(
    'select reltuples as rows from pg_class where oid = to_regclass($1)',
    [tablePath],
  );
  const rows = row?.rows ?? -1;
  sizes.set(tablePath, { rows, readAt: performance.now() });
  return rows;
}

/**
 * Whether a table has so few rows that PostgreSQL can be left to choose any plan. A table that was never analysed, whose
 * size is unknown, is not.
 */
export const isSmall = (tableRows: number): boolean => tableRows >= 0 && tableRows <= SMALL_ROWS;
