/** Sort keys of a list, and the SQL that they become. */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Where rows with null in the column are listed; `omitted` leaves them out of the list. */
type NullPlacement = 'first' | 'last' | 'omitted';

type Direction = 'asc' | 'desc';

type Sortable = Date | string | number | null;

/** A column to sort by. `nulls` is required for a nullable column, and not permitted for others. */
export type SortKey<Row> = {
  [Column in keyof Row & string]: Row[Column] extends Sortable
    ? { by: Column; direction: Direction } & (null extends Row[Column]
        ? { nulls: NullPlacement }
        : { nulls?: never })
    : never;
}[keyof Row & string];

interface AnySortKey {
  by: string;
  /** Expression to sort by, instead of the column itself. */
  sql?: string;
  direction: Direction;
  nulls?: NullPlacement;
}

/** Columns whose values together are unique for each row: the keys of a list, and the id. */
export type CompleteKeys = readonly AnySortKey[];

export type KeyValue = Date | string | number | boolean | null;

/** Ties are broken by the id, in the direction of the last key, so that one index can cover them all. */
export const completeKeys = <Row>(keys: readonly SortKey<Row>[]): CompleteKeys => [
  ...keys,
  { by: 'id', direction: (keys.at(-1) as AnySortKey | undefined)?.direction ?? 'asc' },
];

/** Whether a row of the list can have null in this column. */
export const canBeNull = ({ nulls }: AnySortKey): boolean => nulls === 'first' || nulls === 'last';

/** The opposite order. */
export const reversed = (keys: CompleteKeys): CompleteKeys =>
  keys.map(({ nulls, direction, ...key }) => ({
    ...key,
    direction: direction === 'asc' ? 'desc' : 'asc',
    ...(nulls && { nulls: OPPOSITE[nulls] }),
  }));

const OPPOSITE = { first: 'last', last: 'first', omitted: 'omitted' } as const;

export function omitNulls<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  keys: CompleteKeys,
): void {
  for (const { by, nulls } of keys) {
    if (nulls === 'omitted') query.andWhere(`${query.alias}.${by} is not null`);
  }
}

export function orderBy<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, keys: CompleteKeys): void {
  query.orderBy();
  for (const key of keys) {
    const nulls = key.nulls === 'first' ? 'NULLS FIRST' : 'NULLS LAST';
    const direction = key.direction === 'asc' ? 'ASC' : 'DESC';
    query.addOrderBy(columnOf(query, key), direction, canBeNull(key) ? nulls : undefined);
  }
}

/** Restricts the query to the rows that come after the one with these values. `name` is a prefix for parameters. */
function onlyAfter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  keys: CompleteKeys,
  { name, values }: { name: string; values: readonly KeyValue[] },
): void {
  const bounds = keys.map((key, index) => ({
    ...key,
    column: columnOf(query, key),
    parameter: `:${name}${index}`,
    value: values[index] ?? null,
  }));
  query.andWhere(
    isOneRange(keys) ? rowComparison(bounds) : stepByStep(bounds),
    Object.fromEntries(bounds.map(({ value }, index) => [`${name}${index}`, value])),
  );
}

/** Restricts the query to the rows that come after one with these values, and before another one. */
export function onlyBetween<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  keys: CompleteKeys,
  { start, end }: Record<'start' | 'end', readonly KeyValue[] | null>,
): void {
  if (start) onlyAfter(query, keys, { name: 'after', values: start });
  if (end) onlyAfter(query, reversed(keys), { name: 'before', values: end });
}

const columnOf = <Row extends ObjectLiteral>({ alias }: SelectQueryBuilder<Row>, key: AnySortKey): string =>
  key.sql ?? `${alias}.${key.by}`;

interface Bound extends AnySortKey {
  column: string;
  parameter: string;
  value: KeyValue;
}

const isOneRange = (keys: CompleteKeys): boolean =>
  keys.every((key) => key.direction === keys[0]!.direction && !canBeNull(key));

/** PostgreSQL reads a comparison of rows as one range of an index. */
function rowComparison(bounds: Bound[]): string {
  const columns = bounds.map(({ column }) => column).join(', ');
  const parameters = bounds.map(({ parameter }) => parameter).join(', ');
  return `(${columns}) ${operatorOf(bounds[0]!)} (${parameters})`;
}

/** SQL: the first column comes after its bound, or is equal to it and the same applies to the other columns. */
function stepByStep([bound, ...others]: Bound[]): string {
  const { column, parameter, value, nulls } = bound!;
  const operator = operatorOf(bound!);
  if (others.length === 0) return `${column} ${operator} ${parameter}`;
  const rest = stepByStep(others);
  if (value === null) {
    const tie = `(${column} is null and ${rest})`;
    return nulls === 'first' ? `(${column} is not null or ${tie})` : tie;
  }
  const step = `(${column} ${operator} ${parameter} or ${rest})`;
  // Does not change the result, but lets PostgreSQL start reading an index at the bound.
  const range = `(${column} ${operator}= ${parameter} and ${step})`;
  return nulls === 'last' ? `(${column} is null or ${range})` : range;
}

const operatorOf = ({ direction }: AnySortKey): '<' | '>' => (direction === 'asc' ? '>' : '<');
