/** Stands for "never" in the columns that lists are sorted by: an index pages through columns without nulls only. */
export const NEVER = new Date(0);

/** Stands for "never" in SQL, as the default of a column too: spelt as PostgreSQL reports it. */
export const NEVER_IN_SQL = () => 'to_timestamp((0))';

export const dateOrNull = (date: Date): Date | null => (date.getTime() === NEVER.getTime() ? null : date);
