/** Searches for words in texts that visitors read, such as articles. */
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { estimatedCount, estimatedCounts } from './estimates';
import { sortFound, type First, type FoundRows } from './found-rows';
import { hasExactly, hasTerm, isSimilarTo, termsOf, type Condition } from './full-text-terms';
import type { CompleteKeys } from './sort-keys';
import {
  continued,
  countRowsUpTo,
  firstIds,
  keysOnly,
  orderOfKeys,
  statementOf,
  type Database,
  type Statement,
} from './statements';

/** Up to this estimate, rows are found by a word and then sorted. Those of a more frequent word are soon met in order. */
const FOUND_FIRST_MAX = 25_000;

/** So many rows are read in the order of the list. */
const READ_IN_ORDER_MAX = 10_000;

/** The same for similar words, whose comparison takes longer. */
const COMPARED_IN_ORDER_MAX = 1000;

/** If PostgreSQL estimates more, there are more rows than anybody counts. */
const COUNTED_ESTIMATE_MAX = 50_000;

/** So many words of a search are looked up in the statistics: the longest ones, which are rarest as a rule. */
const ESTIMATED_TERMS_MAX = 4;

/** The share of its groups of three letters that a similar word has; `protien` has half of those of `protein`. */
const SIMILARITY_MIN = 0.5;

/** A search for the rows with all words of a text: as they are written, their beginnings, or other forms of them. */
export interface WordsSearched {
  text: string;
  /** The column with the words: a `tsvector`. */
  words: string;
  /** The column with a short text, which is searched for similar words if no row has the words. */
  similar: string;
}

/**
 * Finds the first rows of a query that have all words of a search. `list` is the same without the bounds of a page: if
 * none of its rows has the words, the rows are found whose short text has similar ones.
 */
export async function findFirstWithWords<Row extends ObjectLiteral>(
  { query, list }: Record<'query' | 'list', SelectQueryBuilder<Row>>,
  search: WordsSearched,
  first: First,
): Promise<FoundRows> {
  const rows = searchedRows(query, search, first.order);
  const rare = await rareTermOf(rows, search);
  const found = await findExactly(rows, { search, rare }, first);
  if (found.ids.length > 0) return found;
  if (await hasAny(searchedRows(list, search), hasExactly(search.text, rare))) return found;
  return withSimilarity(rows.dataSource, (database) =>
    readInOrder({ ...rows, database, read: COMPARED_IN_ORDER_MAX }, isSimilarTo(search.text), first),
  );
}

/** The number of rows that a search finds, or `max` if there are more. */
export async function countWithWordsUpTo<Row extends ObjectLiteral>(
  list: SelectQueryBuilder<Row>,
  search: WordsSearched,
  max: number,
): Promise<number> {
  const rows = searchedRows(list, search);
  const { dataSource } = rows;
  const exact = where(rows, hasExactly(search.text, await rareTermOf(rows, search)));
  if ((await estimatedCount(dataSource, exact)) > COUNTED_ESTIMATE_MAX) return max;
  const count = await countRowsUpTo(dataSource, exact, max);
  if (count > 0) return count;
  const similar = where(rows, isSimilarTo(search.text));
  return withSimilarity(dataSource, (database) => countRowsUpTo(database, similar, max));
}

/** Runs statements with `%>` in a transaction in which it means a similarity of at least `SIMILARITY_MIN`. */
const withSimilarity = <Result>(
  dataSource: DataSource,
  work: (database: Database) => Promise<Result>,
): Promise<Result> =>
  dataSource.transaction(async (manager) => {
    await manager.query(`set local pg_trgm.word_similarity_threshold = ${SIMILARITY_MIN}`);
    return work(manager);
  });

/** The rows of a list, which have the columns `words` and `short_text` as well. */
interface SearchedRows extends Statement {
  dataSource: DataSource;
  table: string;
  wordsColumn: string;
}

function searchedRows<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { words, similar }: WordsSearched,
  order: CompleteKeys = [],
): SearchedRows {
  const { alias, dataSource } = query;
  const { metadata } = query.expressionMap.mainAlias!;
  const keys = keysOnly(query, order)
    .addSelect(`${alias}.${words}`, 'words')
    .addSelect(`${alias}.${similar}`, 'short_text');
  const wordsColumn = metadata.findColumnWithPropertyName(words)!.databaseName;
  return { ...statementOf(keys), dataSource, table: metadata.tablePath, wordsColumn };
}

/** The rows of a statement that fulfil a condition. */
const where = (rows: Statement, condition: Condition): Statement =>
  continued(
    rows,
    (parameter) => `select listed.* from (${rows.text}) as listed where ${condition(parameter)}`,
  );

async function findExactly(
  rows: SearchedRows,
  { search, rare }: { search: WordsSearched; rare: string | undefined },
  first: First,
): Promise<FoundRows> {
  if (rare !== undefined) {
    const found = await sortFound(rows.dataSource, where(rows, hasExactly(search.text, rare)), first);
    if (found.total !== null) return found;
  }
  const { dataSource: database } = rows;
  return readInOrder({ ...rows, database, read: READ_IN_ORDER_MAX }, hasExactly(search.text), first);
}

/**
 * Whether any row fulfils the condition. Counts more than one, because PostgreSQL would read the whole table for a
 * single row that it expects to meet soon.
 */
const hasAny = async (list: SearchedRows, condition: Condition): Promise<boolean> =>
  (await countRowsUpTo(list.dataSource, where(list, condition), FOUND_FIRST_MAX)) > 0;

/** Reads the beginning of the list, and if it has too few rows that fulfil the condition, finds all that do. */
async function readInOrder(
  { database, read, ...rows }: Statement & { database: Database; read: number },
  condition: Condition,
  { order, count }: First,
): Promise<FoundRows> {
  const inOrder = `order by ${orderOfKeys(order)}`;
  const beginning = where({ ...rows, text: `${rows.text} ${inOrder} limit ${read}` }, condition);
  // With `offset 0`, PostgreSQL does not read the whole list in its order.
  const all = where(rows, condition);
  const found = { ...all, text: `select id from (${all.text} offset 0) as found` };
  let ids: string[] = [];
  for (const { text, values } of [beginning, found]) {
    if (ids.length >= count) break;
    ids = await firstIds(database, { text: `${text} ${inOrder} limit ${count}`, values });
  }
  return { ids, total: ids.length < count ? ids.length : null, atLeast: 0 };
}

/** The term of the search that the fewest rows have, by the statistics; undefined if all of them are frequent. */
async function rareTermOf(
  { dataSource, table, wordsColumn }: SearchedRows,
  { text }: WordsSearched,
): Promise<string | undefined> {
  const terms = termsOf(text).slice(0, ESTIMATED_TERMS_MAX);
  if (terms.length === 0) return undefined;
  const values: string[] = [];
  const parameter = (value: string) => `$${values.push(value)}`;
  const texts = terms.map((term) => `select from ${table} where ${hasTerm(term, wordsColumn, parameter)}`);
  const estimates = await estimatedCounts(dataSource, texts, values);
  const fewest = Math.min(...estimates);
  return fewest > FOUND_FIRST_MAX ? undefined : terms[estimates.indexOf(fewest)];
}
