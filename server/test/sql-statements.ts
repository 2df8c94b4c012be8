import pg from 'pg';
import type { DataSource } from 'typeorm';
import { vi } from 'vitest';
import { LISTEN } from '../database/content-changes';
import { PROBE } from '../database/database-probe';

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

/** Every statement sent to the database during `work`, including those of libraries, without values. */
export async function sentStatementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]) => textOf(query)).filter((text) => !isOfConnection(text));
  } finally {
    spy.mockRestore();
  }
}

/** Statements that belong to no request, such as the settings of a new connection: the pool opens one at any time. */
const isOfConnection = (text: string): boolean =>
  [LISTEN, PROBE].includes(text) || text.startsWith('set statement_timeout');

const textOf = (query: unknown): string =>
  (typeof query === 'string' ? query : (query as { text: string }).text).replace(/\s+/g, ' ').trim();
