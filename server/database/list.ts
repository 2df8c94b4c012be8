/** The rows of lists: filtered and counted. */
import { In, type FindOptionsWhere, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { isUuid } from '../lib/uuid';
import { completeKeys, omitNulls, type SortKey } from './sort-keys';

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

/** The search text of a list, and where to search; see `search`. */
type Search<Row> = { text: string | null | undefined } & (
  | SearchOfColumn<Row>
  | SearchOfMembers<Row>
  | SearchOfWords<Row>
);

/** Finds the rows that have all words in a column, which is a text as in `SEARCHED_TEXT`. */
interface SearchOfColumn<Row> {
  column: keyof Row & string;
  /** The column of the name: in a list by name, rows whose name begins with the text come first (see `partsOf`). */
  name?: keyof Row & string;
}

/** Restricts a list to rows of members who match a search. */
export interface SearchOfMembers<Row> {
  /** The column with the id of the member. */
  member: keyof Row & string;
  /** The members who are searched; all of the studio without it. */
  among?: readonly string[];
}

/** Finds the rows of public texts that have all words or other forms of them. */
interface SearchOfWords<Row> {
  /** The column with the words, a `tsvector`. */
  words: keyof Row & string;
  /** The column with a short text, such as a title, that is searched for similar words if nothing has the words. */
  similar?: keyof Row & string;
}

/** A condition for the rows of a list, in SQL with named parameters. */
export interface Condition {
  sql: string;
  parameters: ObjectLiteral;
}

/** A filter of a list by an id that a client has sent, which need not be one; falsy without it. */
export const withId = <Column extends string>(column: Column, id: string | null | undefined) =>
  id != null && (isUuid(id) ? ({ [column]: id } as Record<Column, string>) : 'false');

/** The condition that a column has one of the values that a client has sent, maybe more than once. */
export const oneOf = <Value>(values: readonly Value[]) => In([...new Set(values)]);

/** The rows of a list that meet a condition as well. */
export const restrictedTo = <Row extends Listed>(
  list: List<Row>,
  { sql, parameters }: Condition,
): List<Row> => ({
  ...list,
  filters: [...(list.filters ?? []), sql],
  parameters: { ...list.parameters, ...parameters },
});

/** The query of the rows that match the filters, whatever the search. */
export function filteredRowsOf<Row extends Listed>({
  query,
  sort,
  filters = [],
  parameters = {},
}: List<Row>): SelectQueryBuilder<Row> {
  const rows = query.clone().setParameters(parameters);
  for (const filter of filters) {
    if (filter) rows.andWhere(typeof filter === 'string' ? `(${filter})` : filter);
  }
  omitNulls(rows, completeKeys(sort));
  return rows;
}

/** The ids of rows that match the filters, in no order, at most `max` of them. */
export async function filteredIds<Row extends Listed>(list: List<Row>, max: number): Promise<string[]> {
  const ids = withoutJoins(filteredRowsOf(list)).select(`${list.query.alias}.id`, 'id').orderBy();
  const rows = await ids.limit(max).getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

/** The number of rows that match the filters, or `max` if there are more, because counting many rows takes long. */
export async function countFiltered<Row extends Listed>(list: List<Row>, max: number): Promise<number> {
  const counted = withoutJoins(filteredRowsOf(list)).select('1', 'one').orderBy().limit(max);
  const [text, values] = counted.getQueryAndParameters();
  const [row] = await list.query.dataSource.query<{ count: number }[]>(
    `select count(*)::int as count from (${text}) as counted`,
    values,
  );
  return row!.count;
}

/** Removes joined tables and their columns, so that an index can be enough to answer the query. */
export function withoutJoins<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
): SelectQueryBuilder<Row> {
  const alone = query.clone();
  alone.expressionMap.joinAttributes = [];
  return alone;
}
