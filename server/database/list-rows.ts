/** The rows of lists: filtered, searched and counted. */
import type { FindOptionsWhere, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { messages } from '#common/messages';
import { invalidField } from '../lib/errors';
import { COUNTED_FOUND_MAX } from './estimates';
import { countOfMembersUpTo, findFirstOfMembers } from './found-of-members';
import { findFirst, type First, type FoundRows } from './found-rows';
import { countWithWordsUpTo, findFirstWithWords } from './full-text';
import { hasAllWords } from './full-text-terms';
import { hasWords, membersWith, wordsOf } from './search-words';
import { prepare } from './select-entities';
import { completeKeys, omitNulls, type SortKey } from './sort-keys';
import { countRowsUpTo, statementOf, withoutJoins } from './statements';
import { isSmall, tableRowsOf } from './table-sizes';

export type Listed = ObjectLiteral & { id: string };

/** The rows of a list and their order. */
export interface List<Row extends Listed> {
  /** Joined tables must have exactly one row for each row of the list, unless it is a left join; and no conditions. */
  query: SelectQueryBuilder<Row>;
  sort: readonly SortKey<Row>[];
  /** Conditions that all have to hold: values of columns, or SQL. Those that do not apply are falsy. */
  filters?: readonly (FindOptionsWhere<Row> | string | false | null | undefined)[];
  /** The values of parameters in filters that are SQL. */
  parameters?: ObjectLiteral;
  search?: Search<Row> | undefined;
}

type Search<Row> = SearchOfTexts<Row> | SearchOfMembers<Row> | SearchOfWords<Row>;

interface SearchOfTexts<Row> {
  /** Each of its words has to occur in at least one of the columns, in upper or lower case; short ones at its words' beginnings. */
  text: string | null | undefined;
  /** Columns of texts in lower case. */
  columns: readonly (keyof Row & string)[];
  /** The column of the name with which these texts begin: sorted by it, rows whose name begins with the text come first. */
  name?: keyof Row & string;
}

/** Finds the rows of the members whose name or e-mail address has all words of the text. */
interface SearchOfMembers<Row> {
  text: string | null | undefined;
  /** The column with the id of the member. */
  member: keyof Row & string;
}

/** Finds the rows of public texts that have all words of the text; if there are none, those with similar words. */
interface SearchOfWords<Row> {
  text: string | null | undefined;
  /** The column with the words, a `tsvector`. */
  words: keyof Row & string;
  /** The column with a short text, such as a title, that is searched for similar words. */
  similar: keyof Row & string;
}

/**
 * The first rows that the search of the list finds among those of the query. Null if there is no search, or if it has
 * become a condition of the query, which is enough in a small table.
 */
export async function findMatches<Row extends Listed>(
  query: SelectQueryBuilder<Row>,
  list: List<Row>,
  first: First,
): Promise<FoundRows | null> {
  const text = searchedText(list);
  if (text === null) return null;
  const search = list.search!;
  if ('member' in search) return findFirstOfMembers(query, { ...search, text }, first);
  if ('words' in search)
    return findFirstWithWords({ query, list: filteredRowsOf(list) }, { ...search, text }, first);
  const tableRows = await tableRowsOf(query);
  if (isSmall(tableRows)) {
    searchFor(query, list);
    // Planning takes most of its time.
    prepare(query);
    return null;
  }
  const isFiltered = list.filters?.some(Boolean) ?? false;
  return findFirst(query, { ...search, text, isFiltered, tableRows }, first);
}

/** The number of rows of a list, or `max` if there are more, because counting many rows takes long. */
export async function countUpTo<Row extends Listed>(list: List<Row>, max: number): Promise<number> {
  const text = searchedText(list);
  if (text !== null && 'member' in list.search!)
    return countOfMembersUpTo(filteredRowsOf(list), { text, member: list.search.member }, max);
  if (text !== null && 'words' in list.search!)
    return countWithWordsUpTo(filteredRowsOf(list), { ...list.search, text }, max);
  const counted = withoutJoins(rowsOf(list)).select('1', 'one').orderBy();
  return countRowsUpTo(list.query.dataSource, statementOf(counted), max);
}

/** The number up to which the rows of a list are counted for information, if it is less than usual. */
export async function countMaxOf<Row extends Listed>(list: List<Row>): Promise<number | undefined> {
  if (searchedText(list) === null) return undefined;
  const isCountedWhole = 'columns' in list.search! && isSmall(await tableRowsOf(list.query));
  return isCountedWhole || 'words' in list.search! ? undefined : COUNTED_FOUND_MAX;
}

/** The ids of the rows of a list in no order, at most `max` of them. */
export async function idsUpTo<Row extends Listed>(list: List<Row>, max: number): Promise<string[]> {
  const keys = withoutJoins(rowsOf(list)).select(`${list.query.alias}.id`, 'id').orderBy();
  const rows = await keys.limit(max).getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

/** The query of the rows that match the filters and the search. */
export const rowsOf = <Row extends Listed>(list: List<Row>): SelectQueryBuilder<Row> =>
  searchFor(filteredRowsOf(list), list);

/** The query of the rows that match the filters, whatever the search. */
export function filteredRowsOf<Row extends Listed>({
  query,
  sort,
  filters = [],
  parameters = {},
}: List<Row>) {
  const rows = query.clone().setParameters(parameters);
  for (const filter of filters) {
    if (filter) rows.andWhere(typeof filter === 'string' ? `(${filter})` : filter);
  }
  omitNulls(rows, completeKeys(sort));
  return rows;
}

/** The text that the list is searched for; null if it has no words. */
export function searchedText<Row extends Listed>({ search }: List<Row>): string | null {
  const text = search?.text ?? '';
  if (text.length > SEARCH_LENGTH_MAX)
    throw invalidField('search', 'TOO_LONG', messages.textTooLong(SEARCH_LENGTH_MAX));
  return wordsOf(text).length === 0 ? null : text;
}

/** Restricts the query to the rows that the search of the list finds. */
function searchFor<Row extends Listed>(query: SelectQueryBuilder<Row>, list: List<Row>) {
  const text = searchedText(list);
  if (text === null) return query;
  let count = 0;
  const parameter = (value: string) => {
    const name = `word${(count += 1)}`;
    query.setParameter(name, value);
    return `:${name}`;
  };
  return query.andWhere(`(${conditionOf(list.search!, { text, alias: query.alias, parameter })})`);
}

interface SearchParts {
  text: string;
  alias: string;
  parameter: (value: string) => string;
}

function conditionOf<Row>(search: Search<Row>, { text, alias, parameter }: SearchParts): string {
  if ('member' in search) return `${alias}.${search.member} in (${membersWith(text, parameter)})`;
  if ('words' in search) return hasAllWords(text, `${alias}.${search.words}`, parameter);
  return hasWords(
    text,
    search.columns.map((column) => `${alias}.${column}`),
    parameter,
  );
}
