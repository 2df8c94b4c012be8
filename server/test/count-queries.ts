import type { DataSource } from 'typeorm';

/** The SQL statements that run through this data source during `work`. */
export async function statementsOf(dataSource: DataSource, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { logger } = dataSource;
  const ignore = () => {};
  dataSource.logger = {
    logQuery: (statement) => void statements.push(statement),
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  try {
    await work();
  } finally {
    dataSource.logger = logger;
  }
  return statements;
}
