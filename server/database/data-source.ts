import pg from 'pg';
import { DataSource } from 'typeorm';
import { DEFAULT_LIMITS, type DatabaseLimits } from '../lib/limits';
import { BoundedPool, type BoundedPoolConfig } from './bounded-pool';
import { migrations } from './migrations';

/** Connections that stay open when idle, because opening one takes several round trips. */
const POOL_SIZE_MIN = 2;

/** An idle connection that has been lost is found out after this time and ten seconds. */
const KEEP_ALIVE_MS = 10_000;
/** How much longer an answer is awaited than a statement may take, so that the database is the one to end it. */
const ANSWER_GRACE_MS = 5000;

export interface DataSourceSettings extends Partial<DatabaseLimits> {
  /** Whether connections are closed when the database stops answering; true by default. */
  isProbed?: boolean;
  onIdleError?: (error: unknown) => void;
}

/**
 * A migration may run for as long as it needs. While it waits for a table lock, it blocks all later queries on that
 * table, so it gives up after a short time and is tried again.
 */
export const FOR_MIGRATIONS: DataSourceSettings = { statementTimeoutMs: 0, lockTimeoutMs: 3000 };

/** For commands: on a busy machine a statement of minutes can keep the database from answering, and people can wait. */
export const FOR_TOOLS: DataSourceSettings = { ...FOR_MIGRATIONS, isProbed: false };

export function dataSourceOf(
  url: string,
  entities: readonly (new () => object)[],
  { onIdleError = () => {}, isProbed = true, ...changed }: DataSourceSettings = {},
): DataSource {
  const limits = { ...DEFAULT_LIMITS.database, ...changed };
  return new DataSource({
    type: 'postgres',
    url,
    entities: [...entities],
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    applicationName: 'bhor',
    connectTimeoutMS: limits.connectionTimeoutMs,
    poolSize: limits.poolSize,
    poolErrorHandler: onIdleError,
    driver: { ...pg, Pool: BoundedPool },
    extra: {
      queueMax: limits.poolQueue,
      isProbed,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      min: POOL_SIZE_MIN,
      query_timeout: limits.statementTimeoutMs && limits.statementTimeoutMs + ANSWER_GRACE_MS,
      sessionSettings: {
        statement_timeout: limits.statementTimeoutMs,
        lock_timeout: limits.lockTimeoutMs,
        idle_in_transaction_session_timeout: limits.idleTransactionMs,
      },
    } satisfies Partial<BoundedPoolConfig>,
  });
}
