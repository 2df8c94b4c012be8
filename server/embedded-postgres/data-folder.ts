import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  ClusterError,
  USE_ANOTHER_SERVER,
  errorCode,
  folderError,
  folderErrorInOutput,
} from './cluster-error';
import type { ClusterPaths } from './cluster-paths';
import { SUPERUSER } from './connection';
import type { PostgresBinaries } from './postgres-binaries';
import { spawnDetached, type RunAs } from './run-as';

const PASSWORD_BYTES = 24;
const COMPLETE_PASSWORD = /^[\w-]{32}\n$/;
const UNFINISHED_PREFIX = 'data.init-';
const OUTPUT_LINES_IN_ERROR = 3;
const REMOVE_RETRIES = 10;
const REMOVE_RETRY_MS = 50;

/** Whether there is a data folder; throws a ClusterError if these PostgreSQL binaries cannot open it. */
export function hasDataFolder(paths: ClusterPaths, { majorVersion }: PostgresBinaries): boolean {
  const version = readIfPresent(path.join(paths.data, 'PG_VERSION'), paths)?.trim();
  if (version === majorVersion) return true;
  if (version !== undefined) {
    throw new ClusterError(
      `The data in ${paths.data} was made by PostgreSQL ${version}, but this is PostgreSQL ${majorVersion}. Move the data over with pg_dump of the old version, set DATA_DIR to another folder, or ${USE_ANOTHER_SERVER}.`,
    );
  }
  if (!fs.existsSync(paths.data)) return false;
  throw new ClusterError(
    `The folder ${paths.data} holds no usable PostgreSQL data: its file PG_VERSION is missing. Restore the folder from a backup, or remove it to start from scratch.`,
  );
}

/** The password of the existing cluster. */
export function readPassword(paths: ClusterPaths): string {
  const password = readIfPresent(paths.password, paths)?.trim();
  if (password) return password;
  throw new ClusterError(
    `The file ${paths.password} with the password of the database is missing or empty. Restore it, or remove the data folder ${paths.data} to start from scratch.`,
  );
}

/** Options for a new data folder. */
export interface NewDataFolder {
  paths: ClusterPaths;
  binaries: PostgresBinaries;
  runAs: RunAs;
  /** False for data that is thrown away anyway, as in tests. */
  isDurable: boolean;
}

/**
 * Creates the data folder under a temporary name and renames it once it is complete, so that it exists completely
 * or not at all.
 */
export async function createDataFolder({ paths, binaries, runAs, isDurable }: NewDataFolder): Promise<void> {
  const unfinished = path.join(paths.directory, `${UNFINISHED_PREFIX}${randomBytes(6).toString('hex')}`);
  try {
    await removeUnfinished(paths);
    ensurePassword(paths);
    await runInitdb(initdbArguments(unfinished, paths, isDurable), { paths, binaries, runAs });
    fs.renameSync(unfinished, paths.data);
    if (isDurable) flushFolder(paths.directory);
  } catch (error) {
    await removeUnfinished(paths).catch(() => undefined);
    throw folderError(error, paths.directory);
  }
}

function initdbArguments(folder: string, paths: ClusterPaths, isDurable: boolean): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${paths.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-locale',
    '--lc-messages=C',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ];
}

function runInitdb(
  args: string[],
  { paths, binaries, runAs }: Pick<NewDataFolder, 'paths' | 'binaries' | 'runAs'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnDetached(runAs, { file: binaries.initdb, args, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (text: Buffer) => (output += text.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => reject(initdbFailed(error.message, paths)));
    child.once('close', (code) => (code === 0 ? resolve() : reject(initdbFailed(output, paths))));
  });
}

function initdbFailed(output: string, paths: ClusterPaths): ClusterError {
  const known = folderErrorInOutput(output, paths.directory);
  if (known) return known;
  const lines = output.split('\n').map((line) => line.trim());
  const last = lines.filter((line) => line && !line.includes('removing data directory'));
  const reason = last.slice(-OUTPUT_LINES_IN_ERROR).join(' ') || 'initdb ended without a message';
  return new ClusterError(
    `The database in ${paths.directory} could not be created: ${reason}. Set DATA_DIR to another folder, or ${USE_ANOTHER_SERVER}.`,
  );
}

/** Removes the leftovers of starts that were killed while they created the data folder. */
async function removeUnfinished(paths: ClusterPaths): Promise<void> {
  const names = fs.readdirSync(paths.directory).filter((name) => name.startsWith(UNFINISHED_PREFIX));
  // An initdb that outlived its parent may still be writing there for a moment.
  const options = { recursive: true, force: true, maxRetries: REMOVE_RETRIES, retryDelay: REMOVE_RETRY_MS };
  for (const name of names) await fs.promises.rm(path.join(paths.directory, name), options);
}

/** Keeps an existing password, because a data folder that was moved away and is restored later needs it. */
function ensurePassword(paths: ClusterPaths): void {
  if (COMPLETE_PASSWORD.test(readIfPresent(paths.password, paths) ?? '')) return;
  fs.rmSync(paths.password, { force: true });
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  fs.writeFileSync(paths.password, `${password}\n`, { mode: 0o600, flush: true });
}

/** Makes the rename survive a power failure. */
function flushFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

function readIfPresent(file: string, paths: ClusterPaths): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw folderError(error, paths.directory);
  }
}
