import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/** Installs or updates the tables of the job queue, in their own schema graphile_worker. */
export async function installJobTables(connectionString: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString, max: 1 });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => void client.on('error', () => {}));
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}
