import type { DataSource } from 'typeorm';
import { ENTITIES } from '../features/features';
import { migrations } from './migrations';
import { EntityDataSource } from './select-entities';
import { typesOfValues } from './timestamps';
import { watchedClient } from './watched-client';

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** The database ends a transaction that is idle for this long, for example because the connection to us was lost. */
const IDLE_IN_TRANSACTION_MS = 30_000;
/** Connections that stay open when idle, because opening one takes several round trips. */
const POOL_SIZE_MIN = 2;
/** Default for tools and tests; the product has a setting for it. */
const POOL_SIZE = 10;

export interface DataSourceSettings {
  /** Statement timeout in milliseconds; 0 disables it, as migrations need. */
  statementTimeoutMs?: number;
  /** Lock timeout in milliseconds; with 0 only the statement timeout applies. */
  lockTimeoutMs?: number;
  poolSize?: number;
  /** Whether connections are closed when the database stops answering; true by default. */
  isWatched?: boolean;
  onIdleError?: (error: unknown) => void;
}

/**
 * A migration may run for as long as it needs. While it waits for a table lock, it blocks all later queries on that
 * table, so it gives up after a short time and is tried again.
 */
export const FOR_MIGRATIONS: DataSourceSettings = { statementTimeoutMs: 0, lockTimeoutMs: 3000 };

/** For commands: on a busy machine a statement of minutes can keep the database from answering, and people can wait. */
export const FOR_TOOLS: DataSourceSettings = { ...FOR_MIGRATIONS, isWatched: false };

/** Creates the data source; no connection is opened before `initialize()`. */
export function createDataSource(
  url: string,
  {
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    lockTimeoutMs = 0,
    poolSize = POOL_SIZE,
    isWatched = true,
    onIdleError = () => {},
  }: DataSourceSettings = {},
): DataSource {
  return new EntityDataSource({
    type: 'postgres',
    url,
    entities: [...ENTITIES],
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    applicationName: 'bhor',
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    poolSize,
    poolErrorHandler: onIdleError,
    extra: {
      ...(isWatched && { Client: watchedClient(url) }),
      types: typesOfValues(),
      keepAlive: true,
      min: POOL_SIZE_MIN,
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    },
  });
}
