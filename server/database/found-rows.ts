import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { hasWords } from './search-words';
import { canBeNull, type CompleteKeys } from './sort-keys';

/** Numbers of rows that decide how the first rows of a search are found. */
const LIMITS = {
  /** Up to this estimate, all rows are found and sorted: in a list, they may be far apart. */
  few: 20_000,
  /**
   * So many rows of a list without filters are read in its order. If they do not fill the page, the matches are not
   * spread evenly. With filters this would take longer, because no index has their columns and the searched ones.
   */
  readInOrder: 20_000,
  /** Up to this number, rows are sorted rather than reading the whole list in its order. */
  sorted: 60_000,
};

/** If PostgreSQL estimates more than this part of the limit, rows are not collected in vain. */
const ESTIMATE_MARGIN = 1.25;

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

/** A search for words in columns of the rows. */
export interface TextsSearched {
  text: string;
  columns: readonly string[];
  /** Whether the list has filters, too. */
  isFiltered: boolean;
}

/** The first rows of a list in an order. */
export interface First {
  order: CompleteKeys;
  count: number;
  limits?: typeof LIMITS;
}

/**
 * Finds the first rows of a query that a search finds. PostgreSQL would read an index in this order until enough rows
 * match, which is most of the index if they are at its end, such as those of a name in a list by name. So only the
 * beginning is read like this, and only for many matches. Otherwise they are found by the index of the search and then
 * sorted, unless there are very many.
 */
export async function findFirst<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  search: TextsSearched,
  { order, count, limits = LIMITS }: First,
): Promise<FoundRows> {
  const { dataSource } = query;
  const searched = search.columns.filter((column) => order.every(({ by }) => by !== column));
  const listed = statementOf(keysOnly(query, [...order, ...searched.map((by) => ({ by }))]));
  const matches = withWords(listed, search);
  const inOrder = (rows: Statement, max: number) =>
    `${rows.text} order by ${orderOfKeys(order)} limit ${max}`;
  const first = (rows: Statement) => firstIds(dataSource, { ...rows, text: inOrder(rows, count) });

  const estimate = await estimatedCount(dataSource, matches);
  const atLeast = leastCountFor(estimate);
  if (estimate > limits.few && !search.isFiltered) {
    const beginning = { ...listed, text: inOrder(listed, limits.readInOrder) };
    const ids = await first(withWords(beginning, search));
    if (ids.length === count) return { ids, total: null, atLeast };
  }
  if (estimate <= ESTIMATE_MARGIN * limits.sorted) {
    const found = await sortFound(dataSource, matches, { order, count, limits });
    if (found.total !== null) return found;
  }
  return { ids: await first(matches), total: null, atLeast };
}

/** The rows of a statement that have the words. */
const withWords = (listed: Statement, { text, columns }: TextsSearched): Statement => {
  const searched = columns.map((column) => `"key_${column}"`);
  return continued(
    listed,
    (parameter) => `select * from (${listed.text}) as listed where ${hasWords(text, searched, parameter)}`,
  );
};

/** A statement that continues the values of another one. */
export function continued(
  { values }: Statement,
  write: (parameter: (value: string) => string) => string,
): Statement {
  const all = [...values];
  const text = write((value) => `$${all.push(value)}`);
  return { text, values: all };
}

export const firstIds = async (database: Database, { text, values }: Statement): Promise<string[]> =>
  idsOf(await database.query<{ id: string }[]>(text, [...values]));

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
  columns: readonly { by: string }[],
): SelectQueryBuilder<Row> {
  const keys = withoutJoins(query).orderBy().select([]);
  for (const { by } of columns) keys.addSelect(`${query.alias}.${by}`, by === 'id' ? 'id' : `key_${by}`);
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

/** The first rows of a statement with the columns of `keysOnly`; none if there are more than the limit. */
export async function sortFound(
  dataSource: DataSource,
  { text, values }: Statement,
  { order, count, limits = LIMITS }: First,
): Promise<FoundRows> {
  const rows = await dataSource.query<{ id: string; total: number }[]>(
    `select id, (count(*) over ())::int as total from (${text} limit ${limits.sorted + 1}) as found
     order by ${orderOfKeys(order)} limit ${count}`,
    [...values],
  );
  const total = rows[0]?.total ?? 0;
  return total > limits.sorted
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
