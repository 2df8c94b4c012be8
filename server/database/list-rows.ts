/** The rows of lists: filtered, searched and counted. */
import type { FindOptionsWhere, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { messages } from '#common/messages';
import { invalidField } from '../lib/errors';
import { withoutJoins } from './found-rows';
import { completeKeys, omitNulls, type SortKey } from './sort-keys';

export type Listed = ObjectLiteral & { id: string };

/** The rows of a list and their order. */
export interface List<Row extends Listed> {
  /** Joined tables must have exactly one row for each row of the list, unless it is a left join; and no conditions. */
  query: SelectQueryBuilder<Row>;
  sort: readonly SortKey<Row>[];
  /** Conditions that all have to hold: values of columns, or SQL. Those that do not apply are falsy. */
  filters?: readonly (FindOptionsWhere<Row> | string | false | null | undefined)[];
  search?: Search<Row>;
}

interface Search<Row> {
  /** Each of its words has to occur in at least one of the columns, in upper or lower case. */
  text: string | null | undefined;
  /** Columns of texts in lower case. */
  columns: readonly (keyof Row & string)[];
}

/** The number of rows of a list, or `max` if there are more, because counting many rows takes long. */
export async function countUpTo<Row extends Listed>(list: List<Row>, max: number): Promise<number> {
  const counted = withoutJoins(rowsOf(list)).select('1', 'one').orderBy().limit(max);
  const [text, parameters] = counted.getQueryAndParameters();
  const [row] = await list.query.dataSource.query<{ count: number }[]>(
    `select count(*)::int as count from (${text}) as counted`,
    parameters,
  );
  return row!.count;
}

/** The ids of the rows of a list in no order, at most `max` of them. */
export async function idsUpTo<Row extends Listed>(list: List<Row>, max: number): Promise<string[]> {
  const rows = await rowsOf(list).select(`${list.query.alias}.id`, 'id').orderBy().limit(max).getRawMany<{
    id: string;
  }>();
  return rows.map(({ id }) => id);
}

/** The query of the rows that match the filters and the search. */
export function rowsOf<Row extends Listed>({ query, sort, filters = [], search }: List<Row>) {
  const rows = query.clone();
  for (const filter of filters) {
    if (filter) rows.andWhere(typeof filter === 'string' ? `(${filter})` : filter);
  }
  omitNulls(rows, completeKeys(sort));
  if (search?.text) searchFor(rows, search.text, search.columns);
  return rows;
}

function searchFor<Row extends Listed>(
  query: SelectQueryBuilder<Row>,
  text: string,
  columns: readonly string[],
): void {
  if (text.length > SEARCH_LENGTH_MAX)
    throw invalidField('search', 'TOO_LONG', messages.textTooLong(SEARCH_LENGTH_MAX));
  for (const [index, pattern] of patternsOf(text).entries()) {
    const matches = columns.map((column) => `${query.alias}.${column} like lower(:word${index})`);
    query.andWhere(`(${matches.join(' or ')})`, { [`word${index}`]: pattern });
  }
}

/** For each word of a search a pattern of LIKE, which finds the word anywhere in a text. */
export const patternsOf = (search: string): string[] =>
  search
    .replaceAll('\0', ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escaped(word)}%`);

/** The text for use in a pattern of LIKE, without its wildcards. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
