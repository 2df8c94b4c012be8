/** The deletion of rows after their retention period. */
export interface RemovalOfOldRows {
  days: number;
  /** Deletes at most $2 rows that are older than the time $1, and returns their number. */
  statement: string;
}

/** The table needs an index that finds the rows for which `isOld` is true. */
export const oldRows = (table: string, days: number, isOld: string): RemovalOfOldRows => ({
  days,
  statement: `with gone as (
    delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOld} limit $2)) returning 1
  ) select count(*)::int as count from gone`,
});
