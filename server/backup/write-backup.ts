import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { VERSION } from '#common/version';
import { StartError } from '../lib/errors';
import { EXPORTS_FOLDER } from '../storage/exports-folder';
import type { FileStorage } from '../storage/file-storage';
import {
  END_OF_ROWS,
  FORMAT,
  type BackupEnd,
  type BackupHead,
  type FileHead,
  type JobsHead,
  type TableHead,
  type TableSum,
  type WaitingJob,
} from './backup-format';
import { encryption } from './encryption';
import { checkBackup } from './read-backup';
import { copiedTables, copyText, type CopiedTable } from './tables';

export interface BackupSettings {
  /** The file, which must not exist. */
  file: string;
  /** Encrypts the backup. */
  key: string | undefined;
  /** Storage of uploaded files. */
  storage: FileStorage;
}

export interface WrittenBackup extends BackupEnd {
  bytes: number;
}

/**
 * Writes all rows as they are at this moment, and the uploaded files, into a file, while the studio goes on, and reads the file again to check it.
 * The file has its name only once it is complete.
 */
export async function writeBackup(
  url: string,
  { file, key, storage }: BackupSettings,
): Promise<WrittenBackup> {
  if (existsSync(file)) throw new StartError(`There is a file ${file} already, which stays as it is.`);
  const unfinished = `${file}.unfinished`;
  const output = await createNew(unfinished);
  const client = new pg.Client({ connectionString: url, application_name: 'bhor backup' });
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const stages = [createGzip(), ...(key === undefined ? [] : [encryption(key)])];
    await pipeline([Readable.from(partsOf(client, storage)), ...stages, output.createWriteStream()]);
    const { end } = await checkBackup(unfinished, key);
    const { size: bytes } = await fs.stat(unfinished);
    // Unlike `rename`, this never replaces a file.
    await fs.link(unfinished, file);
    return { ...end, bytes };
  } finally {
    await client.end();
    await output.close();
    await fs.rm(unfinished, { force: true });
  }
}

/** A file that only we write and its owner reads. */
async function createNew(file: string): Promise<fs.FileHandle> {
  try {
    return await fs.open(file, 'wx', 0o600);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
    throw new StartError(`${file} is being written by another backup. If there is none, delete it.`);
  }
}

type HeadLine = BackupHead | TableHead | JobsHead | FileHead | BackupEnd | WaitingJob;

const line = (value: HeadLine) => Buffer.from(`${JSON.stringify(value)}\n`);

const END = Buffer.from(`${END_OF_ROWS}\n`);

async function* partsOf(client: pg.Client, storage: FileStorage): AsyncGenerator<Buffer> {
  yield line(await headOf(client));
  const sums: Record<string, TableSum> = {};
  for (const table of await copiedTables(client)) {
    yield line({ table: table.name, columns: table.columns });
    sums[table.name] = yield* rowsOf(client, table);
    yield END;
  }
  yield line({ jobs: true });
  const jobs = await waitingJobs(client);
  for (const job of jobs) yield line(job);
  yield END;
  const files = yield* filesOf(storage);
  yield line({ tables: sums, jobs: jobs.length, files });
}

async function headOf(client: pg.Client): Promise<BackupHead> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by timestamp');
  const migrations = rows.map(({ name }) => name);
  return { format: FORMAT, version: VERSION, madeAt: new Date().toISOString(), migrations };
}

/** The rows of a table, and what they are when they have been read. */
export async function* rowsOf(client: pg.Client, table: CopiedTable): AsyncGenerator<Buffer, TableSum> {
  const hash = createHash('sha256');
  const rows = client.query(copyTo(copyText(table, 'to stdout')));
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
  return { rows: rows.rowCount, sha256: hash.digest('hex') };
}

/** A line of base64 is shorter than what is read at once. */
const FILE_PART_BYTES = 30_000;

/** All files except exports, and their number. A file that is removed meanwhile belongs to no row. */
async function* filesOf(storage: FileStorage): AsyncGenerator<Buffer, number> {
  let files = 0;
  for await (const file of storage.list()) {
    if (file.startsWith(`${EXPORTS_FOLDER}/`)) continue;
    const bytes = await storage.get(file);
    if (!bytes) continue;
    files += 1;
    yield line({ file, sha256: createHash('sha256').update(bytes).digest('hex') });
    for (let start = 0; start < bytes.length; start += FILE_PART_BYTES)
      yield Buffer.from(`${bytes.toString('base64', start, start + FILE_PART_BYTES)}\n`);
    yield END;
  }
  return files;
}

/** Mails that wait, refunds that are on their way, and the like. Regular jobs start again by themselves. */
async function waitingJobs(client: pg.Client): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select tasks.identifier as task, jobs.payload, jobs.run_at as "runAt", jobs.max_attempts as "maxAttempts",
       jobs.priority, jobs.key
     from graphile_worker._private_jobs as jobs
     join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
     where jobs.attempts < jobs.max_attempts
     order by jobs.id`,
  );
  return rows;
}
