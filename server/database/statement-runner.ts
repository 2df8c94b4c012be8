import { QueryFailedError, QueryResult, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/** Of the driver; without these properties, but with several answers, if the text has several statements. */
interface Answer {
  command?: string;
  rows?: unknown[];
  rowCount?: number;
}

/**
 * Sends statements without what TypeORM does around each of them for subscribers, which there are none of, and for a
 * log of slow statements, which PostgreSQL has.
 */
export class StatementRunner extends PostgresQueryRunner {
  // TypeORM declares this as `any` or as a result, depending on the last argument.
  override async query(text: string, values?: unknown[], isStructured = false): Promise<never> {
    if (this.isReleased) throw new QueryRunnerAlreadyReleasedError();
    const client = (await this.connect()) as { query: (text: string, values?: unknown[]) => Promise<Answer> };
    this.dataSource.logger.logQuery(text, values, this);
    try {
      return resultOf(await client.query(text, values), isStructured) as never;
    } catch (error) {
      throw new QueryFailedError(text, values, error as Error);
    }
  }
}

function resultOf({ command, rows, rowCount }: Answer, isStructured: boolean) {
  const raw = command === 'DELETE' || command === 'UPDATE' ? [rows, rowCount] : rows;
  return isStructured
    ? Object.assign(new QueryResult(), { raw, records: rows ?? [], affected: rowCount })
    : raw;
}
