/** How many rows PostgreSQL expects. */
import type { Database, Statement } from './statements';

/** How many rows that a search finds are counted, since each of them has to be looked at. */
export const COUNTED_FOUND_MAX = 1000;

/** If PostgreSQL estimates more, there are more than are counted: it is not wrong by such a factor. */
const SURELY_MORE = 12 * COUNTED_FOUND_MAX;

/** How many rows there are at least if PostgreSQL estimates as many. */
export const leastCountFor = (estimate: number): number =>
  estimate > SURELY_MORE ? COUNTED_FOUND_MAX + 1 : 0;

/** How many rows a statement is expected to have. */
export async function estimatedCount(dataSource: Database, { text, values }: Statement): Promise<number> {
  const [count] = await estimatedCounts(dataSource, [text] as const, values);
  return count;
}

/** How many rows these statements are expected to have, which share their values. */
export async function estimatedCounts<Texts extends readonly string[]>(
  dataSource: Database,
  texts: Texts,
  values: Statement['values'],
): Promise<{ [Index in keyof Texts]: number }> {
  const arrays = texts.map((text) => `array(select 1 from (${text}) as counted)`);
  const [answer] = await dataSource.query<{ 'QUERY PLAN': [{ Plan: { Plans: ArrayPlan[] } }] }[]>(
    `explain (format json) select ${arrays.join(', ')}`,
    [...values],
  );
  const plans = answer!['QUERY PLAN'][0].Plan.Plans;
  const rowsOf = (_: string, index: number) =>
    plans.find((plan) => numberOf(plan) === index + 1)!['Plan Rows'];
  return texts.map(rowsOf) as { [Index in keyof Texts]: number };
}

interface ArrayPlan {
  /** Such as `InitPlan 1`, in the order of the arrays. */
  'Subplan Name': string;
  'Plan Rows': number;
}

const numberOf = (plan: ArrayPlan): number => Number(/\d+/.exec(plan['Subplan Name'])![0]);
