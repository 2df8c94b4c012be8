/** The first rows that a search finds among those of a list. */
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { estimatedCounts, leastCountFor } from './estimates';
import { hasWords } from './search-words';
import type { CompleteKeys } from './sort-keys';
import { continued, firstIds, idsOf, keysOnly, orderOfKeys, statementOf, type Statement } from './statements';

/** Numbers of rows that decide how the first rows of a search are found. */
const LIMITS = {
  /** Rows are read in the order of the list if they are at most so many times as many as the search finds. */
  inOrder: 1,
  /** Up to this number, rows are sorted rather than reading the whole list in its order. */
  sorted: 60_000,
};

/** So many times as many rows are read in order as fill the page if matches are spread evenly. */
const SPREAD = 2;

/**
 * At least so many rows are read in order, as a part of those that the search finds: matches may be clustered, and
 * reading a row of an index in order takes a fraction of finding one.
 */
const READ_OF_FOUND = 0.5;

/** At least so many rows are read in order: estimates do not tell fewer apart. */
const READ_IN_ORDER_MIN = 200;

/** If PostgreSQL estimates more than this part of the limit, rows are not collected in vain. */
const ESTIMATE_MARGIN = 1.25;

/** How many rows there are. */
export interface FoundCount {
  /** Null if unknown. */
  total: number | null;
  /** There are at least as many. */
  atLeast: number;
}

/** The rows that a search has found. */
export interface FoundRows extends FoundCount {
  /** Ids of the first ones. */
  ids: string[];
}

/** The number of found rows, or `max` if there are more; null if unknown. */
export function totalUpTo({ total, atLeast }: FoundCount, max: number): number | null {
  if (total !== null) return Math.min(total, max);
  return atLeast >= max ? max : null;
}

/** A search for words in columns of the rows. */
export interface TextsSearched {
  text: string;
  columns: readonly string[];
  /** Whether the list has filters, too. */
  isFiltered: boolean;
  /** The number of rows of the table, negative if it is unknown. */
  tableRows: number;
}

/** The first rows of a list in an order. */
export interface First {
  order: CompleteKeys;
  count: number;
  limits?: typeof LIMITS;
}

/**
 * Finds the first rows of a query that a search finds. PostgreSQL would read an index in this order until enough rows
 * match, which is most of the index if they are at its end. So only as many rows are read like this as should be enough,
 * and only if fewer than the search finds. Otherwise all are found by the index of the search and then sorted, unless
 * there are very many.
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

  const texts = [listed.text, matches.text] as const;
  const [listedCount, matchCount] = await estimatedCounts(dataSource, texts, matches.values);
  const atLeast = leastCountFor(matchCount);
  const read = rowsToReadInOrder({ listedCount, matchCount, count, search }, limits);
  if (read > 0) {
    const beginning = { ...listed, text: inOrder(listed, read) };
    const ids = await first(withWords(beginning, search));
    if (ids.length === count) return { ids, total: null, atLeast };
  }
  if (matchCount <= ESTIMATE_MARGIN * limits.sorted) {
    const found = await sortFound(dataSource, matches, { order, count, limits });
    if (found.total !== null) return found;
  }
  return { ids: await first(matches), total: null, atLeast };
}

interface Estimates {
  /** How many rows the query has, and how many of them match. */
  listedCount: number;
  matchCount: number;
  /** How many matches are needed. */
  count: number;
  search: TextsSearched;
}

/** How many rows of the query are read in its order. None if finding all matches takes less. */
function rowsToReadInOrder(
  { listedCount, matchCount, count, search }: Estimates,
  { inOrder }: typeof LIMITS,
): number {
  const found = (matchCount * Math.max(search.tableRows, listedCount)) / listedCount;
  // For each row that passes filters, others are read that do not.
  const asMany = search.isFiltered ? matchCount : found;
  const filling = (SPREAD * count * listedCount) / matchCount;
  if (filling > inOrder * asMany) return 0;
  return Math.ceil(Math.max(filling, READ_OF_FOUND * asMany, READ_IN_ORDER_MIN));
}

/** The rows of a statement that have the words. */
const withWords = (listed: Statement, { text, columns }: TextsSearched): Statement => {
  const searched = columns.map((column) => `"key_${column}"`);
  return continued(
    listed,
    (parameter) => `select * from (${listed.text}) as listed where ${hasWords(text, searched, parameter)}`,
  );
};

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
