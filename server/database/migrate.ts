import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartError } from '../lib/errors';
import { installJobTables } from './job-tables';

/** Arbitrary key of the advisory lock that keeps two servers from migrating at once. */
const MIGRATION_LOCK = 7_162_026;
const MIGRATION_LOCK_POLL_MS = 200;

/** Limits on how long migrations wait for others, so that no start hangs. */
export interface MigrationTimeouts {
  /** How long to wait for another program that is migrating the same database. */
  migrationLockTimeoutMs?: number;
  /** How many times to try a migration whose tables are in use, with growing pauses. */
  lockTries?: number;
  lockPauseMs?: number;
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs the pending migrations, one server at a time, and returns their names. A migration that fails is rolled back,
 * unless it has `transaction = false`, and named in the error.
 */
export async function migrate(
  dataSource: DataSource,
  { migrationLockTimeoutMs = 120_000, lockTries = 8, lockPauseMs = 500 }: MigrationTimeouts = {},
): Promise<string[]> {
  await refuseIncompatibleTables(dataSource);
  return withMigrationLock(dataSource, migrationLockTimeoutMs, async () => {
    await prepareJobs(dataSource);
    const pending = await pendingMigrations(dataSource);
    for (let tries = 1; ; tries++) {
      try {
        await dataSource.runMigrations();
        return pending;
      } catch (error) {
        if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw await failureOf(dataSource, error);
        if (tries >= lockTries) throw await tablesInUse(dataSource);
      }
      await pause(tries * lockPauseMs);
    }
  });
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

async function failureOf(dataSource: DataSource, error: unknown): Promise<StartError> {
  const [failed] = await pendingMigrations(dataSource);
  const reason = error instanceof Error ? error.message : String(error);
  const isRolledBack = dataSource.migrations.find(({ name }) => name === failed)?.transaction !== false;
  const effect = isRolledBack ? 'failed and was rolled back' : 'failed and will continue where it stopped';
  return new StartError(
    `Migration ${failed ?? 'unknown'} ${effect}: ${reason}. Fix it, then start again. The migrations before it are kept.`,
  );
}

async function tablesInUse(dataSource: DataSource): Promise<StartError> {
  const [waiting] = await pendingMigrations(dataSource);
  return new StartError(
    `Migration ${waiting ?? 'unknown'} could not run, because its tables were constantly in use. Start again when the site is quieter.`,
  );
}

/** Runs before the migrations, because they may add jobs. */
async function prepareJobs(dataSource: DataSource): Promise<void> {
  try {
    await installJobTables((dataSource.options as { url: string }).url);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The job tables could not be installed: ${reason}`, { cause: error });
  }
}

/** Names of the migrations that this version includes and the database has not run. */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const done = new Set(await executedMigrations(dataSource));
  return namesOf(dataSource).filter((name) => !done.has(name));
}

/** Throws if the tables are older than this version, or can be used by newer versions only. */
export async function requireMigrated(dataSource: DataSource): Promise<void> {
  await refuseIncompatibleTables(dataSource);
  const pending = await pendingMigrations(dataSource);
  if (pending.length > 0) {
    throw new StartError(
      `Migrations are pending (${pending.join(', ')}). Run npm run db:migrate, or start with MIGRATIONS=run.`,
    );
  }
}

/** Why this version cannot use the tables; null if it can. */
export async function schemaFault(dataSource: DataSource): Promise<'migrations' | 'newer program' | null> {
  if ((await pendingMigrations(dataSource)).length > 0) return 'migrations';
  return (await unmetRequirements(dataSource)).length > 0 ? 'newer program' : null;
}

/**
 * An older version may use the tables of a newer one, as happens when instances are replaced one by one, unless a
 * migration has recorded that it breaks older versions. A database is also refused if it has run migrations that this
 * version lacks and has not run others, as after a change of git branch: then neither of them is the newer one.
 */
async function refuseIncompatibleTables(dataSource: DataSource): Promise<void> {
  const known = new Set(namesOf(dataSource));
  const unknown = (await executedMigrations(dataSource)).filter((name) => !known.has(name));
  const pending = await pendingMigrations(dataSource);
  if (unknown.length > 0 && pending.length > 0) {
    throw new StartError(
      `The database belongs to a different version of Bhor: it has run ${shortened(unknown)}, and lacks ${shortened(pending)}. To keep its data, use a version that includes all of them. Otherwise set another DATABASE_URL or DATA_DIR, or delete all data with npm run db:reset.`,
    );
  }
  const [unmet] = await unmetRequirements(dataSource);
  if (unmet) {
    throw new StartError(
      `The database is newer than this version of Bhor: ${unmet.migration} works only with versions that include ${unmet.needs}. Update Bhor, or use another database.`,
    );
  }
}

const shortened = ([first, ...others]: string[]) =>
  others.length > 0 ? `${first} and ${others.length} more` : first;

interface Requirement {
  migration: string;
  /** Name of the newest migration that a version must include. */
  needs: string;
}

/** The executed migrations that this version is incompatible with. */
async function unmetRequirements(dataSource: DataSource): Promise<Requirement[]> {
  if (!(await hasTable(dataSource, 'program_requirements'))) return [];
  return dataSource.query<Requirement[]>(
    'select migration, needs from program_requirements where needs <> all ($1) order by migration',
    [namesOf(dataSource)],
  );
}

async function executedMigrations(dataSource: DataSource): Promise<string[]> {
  if (!(await hasTable(dataSource, 'migrations'))) return [];
  const rows = await dataSource.query<{ name: string }[]>('select name from migrations order by timestamp');
  return rows.map((row) => row.name);
}

async function hasTable(dataSource: DataSource, name: string): Promise<boolean> {
  const [found] = await dataSource.query<{ table: string | null }[]>(
    'select to_regclass($1)::text as table',
    [name],
  );
  return Boolean(found?.table);
}

const namesOf = (dataSource: DataSource) => dataSource.migrations.map(({ name }) => name ?? '');

/** Runs the work under an advisory lock, so that only one program at a time migrates this database. */
async function withMigrationLock<T>(
  dataSource: DataSource,
  timeoutMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const runner: QueryRunner = dataSource.createQueryRunner();
  try {
    await acquireMigrationLock(runner, timeoutMs);
    try {
      return await work();
    } finally {
      await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await runner.release();
  }
}

async function acquireMigrationLock(runner: QueryRunner, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const [answer] = (await runner.query('select pg_try_advisory_lock($1) as "isOurs"', [
      MIGRATION_LOCK,
    ])) as {
      isOurs: boolean;
    }[];
    if (answer?.isOurs) return;
    if (performance.now() > deadline) {
      throw new StartError(
        'Another Bhor has been migrating this database for several minutes. Wait for it or stop it, then start again.',
      );
    }
    await pause(MIGRATION_LOCK_POLL_MS);
  }
}
