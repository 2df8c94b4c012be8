import pg from 'pg';
import type { DataSource } from 'typeorm';
import { vi } from 'vitest';
import { LISTEN } from '../database/content-changes';

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

/** Every statement sent to the database during `work`, including those of libraries, without values and LISTEN. */
export async function sentStatementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]) => textOf(query)).filter((text) => text !== LISTEN);
  } finally {
    spy.mockRestore();
  }
}

const textOf = (query: unknown): string =>
  (typeof query === 'string' ? query : (query as { text: string }).text).replace(/\s+/g, ' ').trim();
