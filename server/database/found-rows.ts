import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { canBeNull, orderBy, type CompleteKeys } from './sort-keys';

/** Up to this number, the rows that a search finds are sorted. Reading a whole list in its order takes longer. */
const SORTED_MAX = 20_000;

/** If PostgreSQL estimates more, rows are not collected in vain. */
const SORTED_ESTIMATE_MAX = 1.25 * SORTED_MAX;

/** If PostgreSQL estimates more, there are more than `COUNTED_MAX`: estimates of so many rows are hardly ever too high. */
const SURELY_MORE = 50_000;

/** More rows than this are not counted where an estimate tells that there are more. */
const COUNTED_MAX = 10_000;

/** The rows that a search has found. */
export interface FoundRows {
  /** Ids of the first ones. */
  ids: string[];
  /** Number of all rows; null if unknown. */
  total: number | null;
  /** There are at least as many. */
  atLeast: number;
}

/** The number of found rows, or `max` if there are more; null if unknown. */
export function totalUpTo({ total, atLeast }: FoundRows, max: number): number | null {
  if (total !== null) return Math.min(total, max);
  return atLeast >= max ? max : null;
}

/** What statements are sent to: a data source, or the manager of a transaction. */
export type Database = Pick<DataSource, 'query'>;

/** A statement and the values of its placeholders. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/**
 * Finds the first rows of a query with a search, in this order. PostgreSQL would prefer to read an index in this order
 * until enough rows match, which is most of the index if they are at its end, such as those of a name in a list by name.
 * So they are found by the index of the search and then sorted, unless there are very many.
 */
export async function findFirst<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { order, count }: { order: CompleteKeys; count: number },
): Promise<FoundRows> {
  const keys = keysOnly(query, order);
  const { dataSource } = query;
  const statement = statementOf(keys);
  const estimate = await estimatedCount(dataSource, statement);
  let atLeast = leastCountFor(estimate);
  if (estimate <= SORTED_ESTIMATE_MAX) {
    const found = await sortFound(dataSource, statement, { order, count });
    if (found.total !== null) return found;
    atLeast = found.atLeast;
  }
  orderBy(keys, order);
  const rows = await keys.limit(count).getRawMany<{ id: string }>();
  return { ids: idsOf(rows), total: null, atLeast };
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** How many rows there are at least if PostgreSQL estimates as many. */
export const leastCountFor = (estimate: number): number => (estimate > SURELY_MORE ? COUNTED_MAX + 1 : 0);

export function statementOf<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Statement {
  const [text, values] = query.getQueryAndParameters();
  return { text, values };
}

/** Without the joined tables and the other columns, an index can be enough to answer it. */
export function keysOnly<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  order: CompleteKeys,
): SelectQueryBuilder<Row> {
  const keys = withoutJoins(query).orderBy().select([]);
  for (const { by } of order) keys.addSelect(`${query.alias}.${by}`, by === 'id' ? 'id' : `key_${by}`);
  return keys;
}

export function withoutJoins<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
): SelectQueryBuilder<Row> {
  const alone = query.clone();
  alone.expressionMap.joinAttributes = [];
  return alone;
}

export async function estimatedCount(dataSource: DataSource, { text, values }: Statement): Promise<number> {
  const [row] = await dataSource.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]>(
    `explain (format json) ${text}`,
    [...values],
  );
  return row!['QUERY PLAN'][0].Plan['Plan Rows'];
}

/** The number of rows of a statement, or `max` if there are more. */
export async function countRowsUpTo(
  dataSource: Database,
  { text, values }: Statement,
  max: number,
): Promise<number> {
  const [row] = await dataSource.query<{ count: number }[]>(
    `select count(*)::int as count from (${text} limit ${max}) as counted`,
    [...values],
  );
  return row!.count;
}

/** The first rows of a statement with the columns of `keysOnly`; none if there are more than `SORTED_MAX`. */
export async function sortFound(
  dataSource: DataSource,
  { text, values }: Statement,
  { order, count }: { order: CompleteKeys; count: number },
): Promise<FoundRows> {
  const rows = await dataSource.query<{ id: string; total: number }[]>(
    `select id, (count(*) over ())::int as total from (${text} limit ${SORTED_MAX + 1}) as found
     order by ${orderOfKeys(order)} limit ${count}`,
    [...values],
  );
  const total = rows[0]?.total ?? 0;
  return total > SORTED_MAX
    ? { ids: [], total: null, atLeast: total }
    : { ids: idsOf(rows), total, atLeast: total };
}

/** SQL: the order of the columns of `keysOnly`. */
export const orderOfKeys = (order: CompleteKeys): string =>
  order
    .map((key) => {
      const column = key.by === 'id' ? 'id' : `"key_${key.by}"`;
      return `${column} ${key.direction}${canBeNull(key) ? ` nulls ${key.nulls}` : ''}`;
    })
    .join(', ');
