/** Statements of lists, written from their queries. */
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { canBeNull, type CompleteKeys } from './sort-keys';

/** What statements are sent to: a data source, or the manager of a transaction. */
export type Database = Pick<DataSource, 'query'>;

/** A statement and the values of its placeholders. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

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

export const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

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

/** SQL: the order of the columns of `keysOnly`. */
export const orderOfKeys = (order: CompleteKeys): string =>
  order
    .map((key) => {
      const column = key.by === 'id' ? 'id' : `"key_${key.by}"`;
      return `${column} ${key.direction}${canBeNull(key) ? ` nulls ${key.nulls}` : ''}`;
    })
    .join(', ');
