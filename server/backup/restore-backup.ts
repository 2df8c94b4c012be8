import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';
import { StartError } from '../lib/errors';
import type { FileStorage } from '../storage/file-storage';
import { migrate } from '../database/migrate';
import type { BackupEnd, BackupHead, WaitingJob } from './backup-format';
import { empty, lockForRestore, requireEmpty } from './empty-database';
import { checkBackup, readBackup } from './read-backup';
import { copiedTables, copyText, quoted, type CopiedTable } from './tables';
import { rowsOf } from './write-backup';

interface RestoreSettings {
  file: string;
  key: string | undefined;
  /** Not connected yet, on the database to restore into. */
  dataSource: DataSource;
  /** Storage of uploaded files; existing files stay. */
  storage: FileStorage;
}

/**
 * Restores a backup into an empty database: creates the tables as they were, copies the rows, compares them with the
 * backup, runs newer migrations, and ends all log-ins and API keys. If anything fails, the database is emptied again.
 */
export async function restoreBackup(
  url: string,
  { file, key, dataSource, storage }: RestoreSettings,
): Promise<BackupEnd> {
  const { head, end } = await checkBackup(file, key);
  requireKnown(head, dataSource);
  const client = new pg.Client({ connectionString: url, application_name: 'bhor restore' });
  await client.connect();
  try {
    await lockForRestore(client);
    await requireEmpty(client);
    try {
      await migrateTo(dataSource, head.migrations);
      await copyAll(client, { file, key, end, storage });
      await migrate(dataSource);
      await client.query(END_LOG_INS);
    } catch (error) {
      await client.query('rollback');
      await empty(client);
      throw error;
    }
    await client.query('analyze');
    return end;
  } finally {
    await client.end();
  }
}

/** Sessions that ended after the backup, and codes, invitations and keys that were used or withdrawn, would work again. */
const END_LOG_INS = `
  update sessions set ended_at = now() where ended_at is null;
  delete from password_resets;
  delete from sign_in_challenges;
  delete from staff_invitations;
  delete from claim_codes;
  delete from api_keys;
  update webhooks set is_enabled = false;
  update sign_ups set password_hash = null where password_hash is not null`;

function requireKnown({ migrations, version }: BackupHead, dataSource: DataSource): void {
  const known = dataSource.migrations.map(({ name }) => name);
  if (migrations.every((name) => known.includes(name))) return;
  throw new StartError(
    `The backup was made by Bhor ${version}, which is newer than this one. Update Bhor first.`,
  );
}

/** Runs the migrations of the backup only; the others run once its rows are there. */
async function migrateTo(dataSource: DataSource, names: readonly string[]): Promise<void> {
  const { migrations } = dataSource;
  const those = migrations.filter(({ name }) => names.includes(name ?? ''));
  Object.assign(dataSource, { migrations: those });
  try {
    await migrate(dataSource);
  } finally {
    Object.assign(dataSource, { migrations });
  }
}

type Source = Omit<RestoreSettings, 'dataSource'>;

async function copyAll(client: pg.Client, { end, ...source }: Source & { end: BackupEnd }): Promise<void> {
  const tables = await copiedTables(client);
  const names = tables.map(({ name }) => quoted(name));
  const setTriggers = (what: 'disable' | 'enable') =>
    client.query(names.map((name) => `alter table ${name} ${what} trigger user`).join('; '));
  await client.query('begin');
  // Triggers would refuse rows of the past, and notify servers although none run.
  await setTriggers('disable');
  // Some migrations add rows.
  await client.query(`truncate ${names.join(', ')}`);
  await copyRows(client, { ...source, tables });
  await requireSame(client, tables, end);
  await continueNumbers(client);
  await setTriggers('enable');
  await client.query('commit');
}

async function copyRows(
  client: pg.Client,
  { file, key, storage, tables }: Source & { tables: CopiedTable[] },
): Promise<void> {
  let copy: CopyStreamQuery | undefined;
  const jobs: WaitingJob[] = [];
  const reading = readBackup(file, key, {
    table: ({ table: name, columns }) => {
      if (!tables.some((table) => table.name === name)) throw new StartError(`There is no table ${name}.`);
      copy = client.query(copyFrom(copyText({ name, columns }, 'from stdin')));
    },
    rows: async (rows) => {
      if (!copy!.write(rows)) await once(copy!, 'drain');
    },
    endOfTable: async () => {
      copy!.end();
      await finished(copy!);
    },
    job: (job) => void jobs.push(job),
    // Their keys name their content: a restore that fails leaves what does no harm.
    file: (name, bytes) => storage.put(name, bytes),
  });
  await reading.catch(async (error: unknown) => {
    // The connection takes no other statement while rows are being copied.
    if (copy && !copy.closed) await once(copy.destroy(), 'close').catch(() => {});
    throw error;
  });
  for (const job of jobs) await addJob(client, job);
}

const addJob = (client: pg.Client, { task, payload, runAt, maxAttempts, priority, key }: WaitingJob) =>
  client.query(
    `select graphile_worker.add_job($1, payload => $2::json, run_at => $3, max_attempts => $4::int,
       priority => $5::int, job_key => $6)`,
    [task, JSON.stringify(payload), runAt, maxAttempts, priority, key],
  );

/** Columns that number their rows go on after the highest number. */
async function continueNumbers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select relname as "table", attname as "column" from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' and attnum > 0
       and pg_get_serial_sequence(quote_ident(relname), attname) is not null`,
  );
  for (const { table, column } of rows) {
    const highest = `max(${quoted(column)})`;
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(${highest}, 1), ${highest} is not null) from ${quoted(table)}`,
      [quoted(table), column],
    );
  }
}

async function requireSame(
  client: pg.Client,
  tables: CopiedTable[],
  { tables: sums }: BackupEnd,
): Promise<void> {
  for (const table of tables) {
    const rows = rowsOf(client, table);
    let step = await rows.next();
    while (!step.done) step = await rows.next();
    const expected = sums[table.name];
    if (step.value.rows === (expected?.rows ?? 0) && (!expected || step.value.sha256 === expected.sha256))
      continue;
    throw new StartError(`The rows of ${table.name} are not those of the backup.`);
  }
}
