import type { DataSource, QueryRunner } from 'typeorm';
import { StartError } from '../lib/errors';
import { installJobTables } from './job-tables';

/** Any number: the same one keeps two servers from migrating at once. */
const MIGRATION_LOCK = 7_162_026;

/** Runs what is pending, one server at a time; a migration that fails is rolled back and named. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  await refuseNewerDatabase(dataSource);
  return withLock(dataSource, async () => {
    await prepareJobs(dataSource);
    try {
      const done = await dataSource.runMigrations();
      return done.map((migration) => migration.name);
    } catch (error) {
      const [failed] = await pendingMigrations(dataSource);
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartError(
        `Migration ${failed ?? 'unknown'} failed and was rolled back: ${reason}. Mend it, then start again; what ran before it stands.`,
      );
    }
  });
}

/** First, because a migration may ask for jobs. */
async function prepareJobs(dataSource: DataSource): Promise<void> {
  try {
    await installJobTables((dataSource.options as { url: string }).url);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The tables of the jobs could not be installed: ${reason}`, { cause: error });
  }
}

/** Names of migrations that this program has and the database has not run. */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const done = new Set(await executedMigrations(dataSource));
  return dataSource.migrations.map((migration) => migration.name ?? '').filter((name) => !done.has(name));
}

/** Refuses to go on with a database whose tables are older or newer than this program expects. */
export async function requireMigrated(dataSource: DataSource): Promise<void> {
  await refuseNewerDatabase(dataSource);
  const pending = await pendingMigrations(dataSource);
  if (pending.length > 0) {
    throw new StartError(
      `Migrations are pending (${pending.join(', ')}). Run npm run db:migrate, or start with MIGRATIONS=run.`,
    );
  }
}

async function refuseNewerDatabase(dataSource: DataSource): Promise<void> {
  const known = new Set(dataSource.migrations.map((migration) => migration.name));
  const unknown = (await executedMigrations(dataSource)).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new StartError(
      `The database is newer than this program: it has run ${unknown.join(', ')}. Update the program, or use another database.`,
    );
  }
}

async function executedMigrations(dataSource: DataSource): Promise<string[]> {
  const [found] = await dataSource.query<{ table: string | null }[]>(
    `select to_regclass('migrations')::text as table`,
  );
  if (!found?.table) return [];
  const rows = await dataSource.query<{ name: string }[]>('select name from migrations order by timestamp');
  return rows.map((row) => row.name);
}

async function withLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const runner: QueryRunner = dataSource.createQueryRunner();
  await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    return await work();
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
