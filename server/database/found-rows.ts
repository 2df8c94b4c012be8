import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { orderBy, type CompleteKeys } from './sort-keys';

/** Up to this number, the rows that a search finds are sorted. */
const SORTED_MAX = 10_000;

/** If PostgreSQL estimates more, there are more than `SORTED_MAX`: estimates of so many rows are hardly ever too high. */
const SURELY_MORE = 5 * SORTED_MAX;

/** The rows that a search has found. */
interface FoundRows {
  /** Ids of the first ones. */
  ids: string[];
  /** Number of all rows, or one more than `SORTED_MAX` if there are more. */
  total: number;
}

export const isTotalKnown = ({ total }: FoundRows, max: number): boolean =>
  total <= SORTED_MAX || max <= SORTED_MAX + 1;

/**
 * Finds the first rows of a query with a search, in this order. PostgreSQL would prefer to read an index in this order
 * until enough rows match, which is most of the index if they are at its end, such as those of a name in a list by name.
 * So they are found by the index of the search and then sorted, unless there are very many.
 */
export async function findFirst<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  order: CompleteKeys,
  count: number,
): Promise<FoundRows> {
  const keys = keysOnly(query, order);
  if ((await estimatedCount(keys)) <= SURELY_MORE) {
    const found = await findAndSort(keys, order, count);
    if (found.total <= SORTED_MAX) return found;
  }
  orderBy(keys, order);
  const rows = await keys.limit(count).getRawMany<{ id: string }>();
  return { ids: rows.map(({ id }) => id), total: SORTED_MAX + 1 };
}

/** Without the joined tables and the other columns, an index can be enough to answer it. */
function keysOnly<Row extends ObjectLiteral>(
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

async function estimatedCount<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Promise<number> {
  const [text, parameters] = query.getQueryAndParameters();
  const [row] = await query.dataSource.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]>(
    `explain (format json) ${text}`,
    parameters,
  );
  return row!['QUERY PLAN'][0].Plan['Plan Rows'];
}

async function findAndSort<Row extends ObjectLiteral>(
  keys: SelectQueryBuilder<Row>,
  order: CompleteKeys,
  count: number,
): Promise<FoundRows> {
  const [text, parameters] = keys
    .clone()
    .limit(SORTED_MAX + 1)
    .getQueryAndParameters();
  const columns = order.map((key) => sqlOf(key));
  const rows = await keys.dataSource.query<{ id: string; total: number }[]>(
    `select id, (count(*) over ())::int as total from (${text}) as found order by ${columns.join(', ')} limit ${count}`,
    parameters,
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

const sqlOf = ({ by, direction, nulls }: CompleteKeys[number]): string =>
  [
    by === 'id' ? 'id' : `"key_${by}"`,
    direction,
    nulls === 'first' || nulls === 'last' ? `nulls ${nulls}` : '',
  ].join(' ');
