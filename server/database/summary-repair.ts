/** Summaries: tables that repeat what other tables say, so that it can be read quickly. */
import type { Database } from './database';

/** How many rows of a summary were compared with their sources, and how many of them differed. */
export interface Comparison {
  compared: number;
  different: number;
}

/**
 * Compares a summary with its sources and corrects the rows that differ, a few at a time, while others read and write
 * both. Each comparison is one statement, which sees the changes of a transaction in both or in neither.
 */
export type SummaryRepair = (database: Database) => AsyncIterable<Comparison>;

/** A summary with rows for each day; `$1` is the day in the statements. */
interface SummaryByDay {
  table: string;
  /** The column with the moment of what is summed up, the day of a row, and the table and condition of the rows. */
  source: { moment: string; day: string; rows: string };
  /** The numbers of a `Comparison`. */
  compare: string;
  /** Locks all rows of the day, adding those that are missing, in the order in which other transactions lock them. */
  lock: string;
  /** Writes the values that the sources have. */
  correct: string;
}

/**
 * Repairs a summary to which each transaction adds what it changes in the sources. Whoever has added to a row of the day
 * has committed once all of them are locked, so `correct` counts the change; whoever adds afterwards adds to its result.
 */
export const repairByDay = ({ compare, lock, correct, ...summary }: SummaryByDay): SummaryRepair =>
  async function* (database) {
    const days = await database.query<{ day: string }[]>(daysOf(summary));
    for (const { day } of days) {
      const [comparison] = await database.query<[Comparison]>(compare, [day]);
      if (comparison.different > 0)
        await database.transaction(async (manager) => {
          await manager.query(lock, [day]);
          await manager.query(correct, [day]);
        });
      yield comparison;
    }
  };

/** All days from the first to the last one of the summary and its source. */
const daysOf = ({ table, source: { moment, day, rows } }: Pick<SummaryByDay, 'table' | 'source'>) => `
  select day::date::text as day from (
    select min(day) as first, max(day) as last from (
      select day from ${table}
      union all (select ${day} from ${rows} order by ${moment} limit 1)
      union all (select ${day} from ${rows} order by ${moment} desc limit 1)
    ) as known
  ) as bounds, generate_series(first, last, '1 day') as day`;

/** How many rows are compared with one statement, without locking anything. */
const COMPARED_AT_A_TIME = 1000;

/** The ids of all rows of a table in their order, some at a time. */
export async function* idsOf(database: Database, table: string): AsyncGenerator<string[]> {
  for (let last: string | null = null; ;) {
    const rows: { id: string }[] = await database.query(
      `select id from ${table} where $1::uuid is null or id > $1 order by id limit $2`,
      [last, COMPARED_AT_A_TIME],
    );
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    last = rows.at(-1)!.id;
  }
}
