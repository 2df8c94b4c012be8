/** The pool of connections of a data source. */
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { BoundedPool } from './bounded-pool';

/** Whether so many statements are waiting for a connection that any further one would be refused. */
export const isPoolFull = (dataSource: DataSource): boolean => poolOf(dataSource).isFull;

interface PreparedStatement {
  name: string;
  text: string;
}

/**
 * The rows of a statement that PostgreSQL plans once for each connection. One plan has to suit all values, so it is for
 * statements that read one row by its key, not for lists.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  dataSource: DataSource,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  dataSource.logger.logQuery(text, values);
  const { rows } = await poolOf(dataSource).query<Row>({ name, text, values });
  return rows;
}

export const poolOf = ({ driver }: DataSource): BoundedPool =>
  (driver as unknown as { master: BoundedPool }).master;
