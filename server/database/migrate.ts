import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartError } from '../lib/errors';
import { installJobTables } from './job-tables';

/** Any number: the same one keeps two servers from migrating at once. */
const MIGRATION_LOCK = 7_162_026;
const TURN_PAUSE_MS = 200;

/** How long migrations wait for others, so that no start hangs. */
export interface MigrationPatience {
  /** For another program that migrates the same database. */
  turnPatienceMs?: number;
  /** How often a migration is tried whose tables are in use, with growing pauses. */
  lockTries?: number;
  lockPauseMs?: number;
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Runs what is pending, one server at a time; a migration that fails is rolled back and named. */
export async function migrate(
  dataSource: DataSource,
  { turnPatienceMs = 120_000, lockTries = 8, lockPauseMs = 500 }: MigrationPatience = {},
): Promise<string[]> {
  await refuseForeignTables(dataSource);
  return takingTurns(dataSource, turnPatienceMs, async () => {
    await prepareJobs(dataSource);
    const before = new Set(await pendingMigrations(dataSource));
    for (let tries = 1; ; tries++) {
      try {
        await dataSource.runMigrations();
        return [...before];
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
  return new StartError(
    `Migration ${failed ?? 'unknown'} failed and was rolled back: ${reason}. Fix it, then start again. The migrations before it are kept.`,
  );
}

async function tablesInUse(dataSource: DataSource): Promise<StartError> {
  const [waiting] = await pendingMigrations(dataSource);
  return new StartError(
    `Migration ${waiting ?? 'unknown'} could not run, because its tables were constantly in use. Nothing was changed. Start again when the site is quieter.`,
  );
}

/** First, because a migration may ask for jobs. */
async function prepareJobs(dataSource: DataSource): Promise<void> {
  try {
    await installJobTables((dataSource.options as { url: string }).url);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The job tables could not be installed: ${reason}`, { cause: error });
  }
}

/** Names of migrations that this program has and the database has not run. */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const done = new Set(await executedMigrations(dataSource));
  return namesOf(dataSource).filter((name) => !done.has(name));
}

/** Refuses to go on with a database whose tables are older than this program, or made for newer ones only. */
export async function requireMigrated(dataSource: DataSource): Promise<void> {
  await refuseForeignTables(dataSource);
  const pending = await pendingMigrations(dataSource);
  if (pending.length > 0) {
    throw new StartError(
      `Migrations are pending (${pending.join(', ')}). Run npm run db:migrate, or start with MIGRATIONS=run.`,
    );
  }
}

/** What keeps this program from using the tables; null when nothing does. */
export async function schemaFault(dataSource: DataSource): Promise<'migrations' | 'newer program' | null> {
  if ((await pendingMigrations(dataSource)).length > 0) return 'migrations';
  return (await unmetRequirements(dataSource)).length > 0 ? 'newer program' : null;
}

/**
 * An older program runs on the tables of a newer one, as instances do that are replaced one by one, unless a migration
 * says that it breaks it.
 */
async function refuseForeignTables(dataSource: DataSource): Promise<void> {
  const [unmet] = await unmetRequirements(dataSource);
  if (unmet) {
    throw new StartError(
      `The database is newer than this version of Bhor: ${unmet.migration} works only with versions that include ${unmet.needs}. Update Bhor, or use another database.`,
    );
  }
  const known = new Set(namesOf(dataSource));
  const unknown = (await executedMigrations(dataSource)).filter((name) => !known.has(name));
  const pending = await pendingMigrations(dataSource);
  if (unknown.length > 0 && pending.length > 0) {
    throw new StartError(
      `The database belongs to a different version of Bhor: it has run ${unknown.join(', ')} and lacks ${pending.join(', ')}. Use a version that includes all of them, or another database.`,
    );
  }
}

interface Requirement {
  migration: string;
  /** Name of the newest migration that a program has to come with. */
  needs: string;
}

/** Of all that have run, the migrations that this program cannot live with. */
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

/** Does the work while no other program does the same to this database. */
async function takingTurns<T>(
  dataSource: DataSource,
  patienceMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const runner: QueryRunner = dataSource.createQueryRunner();
  try {
    await takeTurn(runner, patienceMs);
    try {
      return await work();
    } finally {
      await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await runner.release();
  }
}

async function takeTurn(runner: QueryRunner, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
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
    await pause(TURN_PAUSE_MS);
  }
}
