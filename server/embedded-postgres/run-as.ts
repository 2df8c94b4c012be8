import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ClusterError, USE_ANOTHER_SERVER, folderError } from './cluster-error';
import type { ClusterPaths } from './cluster-paths';
import type { PostgresBinaries } from './postgres-binaries';

const run = promisify(execFile);
const PROBE_TIMEOUT_MS = 10_000;

/** PostgreSQL refuses to run as root, so root starts its programs through one of two other programs. */
export interface RunAs {
  /** The command that comes before the program; empty for an ordinary user. */
  prefix: readonly string[];
  /** Whose the files must be; undefined when they simply are ours. */
  files?: Account;
}

/** A line of /etc/passwd. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

const ROOT: Account = { name: 'root', uid: 0, gid: 0 };
const UNPRIVILEGED_NAMES = ['daemon', 'nobody'];

/** The first way to run PostgreSQL that works for this user on this machine, tried with a harmless call. */
export async function chooseRunAs(paths: ClusterPaths, binaries: PostgresBinaries): Promise<RunAs> {
  if (process.getuid?.() !== ROOT.uid) return { prefix: [] };
  for (const way of waysOfRoot(paths)) {
    if (await works(way, paths, binaries)) return way;
  }
  throw new ClusterError(
    `PostgreSQL does not run as root, and neither unshare nor setpriv can give it another user here. Run Bhor as an ordinary user, or ${USE_ANOTHER_SERVER}.`,
  );
}

/** A program of PostgreSQL with its arguments and where its input and output go. */
export interface Program {
  file: string;
  args: readonly string[];
  stdio: SpawnOptions['stdio'];
}

/** Starts a program the chosen way, out of reach of the terminal's Ctrl-C. */
export function spawnDetached({ prefix }: RunAs, { file, args, stdio }: Program): ChildProcess {
  const [command = file, ...rest] = [...prefix, file, ...args];
  return spawn(command, rest, { cwd: '/', detached: true, env: plainEnvironment(), stdio });
}

/** Gives the files to the user that PostgreSQL runs as, if they are not that user's yet. */
export async function giveFiles({ files }: RunAs, paths: ClusterPaths): Promise<void> {
  if (!files) return;
  const kept = [paths.directory, paths.data, paths.password].filter((file) => fs.existsSync(file));
  if (kept.every((file) => fs.statSync(file).uid === files.uid)) return;
  try {
    await run('chown', ['-hR', `${files.uid}:${files.gid}`, paths.directory]);
  } catch (error) {
    throw new ClusterError(
      `The files in ${paths.directory} cannot be given to ${files.name}, the user that PostgreSQL runs as. Run Bhor as an ordinary user, or ${USE_ANOTHER_SERVER}.`,
      { cause: error },
    );
  }
}

/** Data that is someone's already stays theirs where that is possible, so that they can use it again. */
function waysOfRoot(paths: ClusterPaths): RunAs[] {
  const accounts = readAccounts();
  const keptBy = keeperOf(paths);
  const keeper = accounts.find(({ uid }) => uid !== ROOT.uid && uid === keptBy);
  const unprivileged = UNPRIVILEGED_NAMES.map((wanted) => accounts.find(({ name }) => name === wanted));
  const account = [...unprivileged, ...accounts].find((one) => one && one.uid !== ROOT.uid);
  return [
    ...(keeper ? [throughSetpriv(keeper)] : []),
    ...(account ? [throughUnshare(account), throughSetpriv(account)] : []),
  ];
}

function keeperOf(paths: ClusterPaths): number {
  try {
    return fs.statSync(fs.existsSync(paths.data) ? paths.data : paths.directory).uid;
  } catch (error) {
    throw folderError(error, paths.directory);
  }
}

/** PostgreSQL sees itself as that account, while to the outside it and its files are root's. */
function throughUnshare({ uid, gid }: Account): RunAs {
  return {
    prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'],
    files: ROOT,
  };
}

/** For containers that forbid user namespaces; the capability opens the way through folders of others. */
function throughSetpriv(account: Account): RunAs {
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { prefix: ['setpriv', ...ids, ...capabilities, '--'], files: account };
}

/** Whether the programs run and the way to the data is open; the data itself can be given away later. */
async function works({ prefix }: RunAs, paths: ClusterPaths, binaries: PostgresBinaries): Promise<boolean> {
  const [command = 'sh', ...args] = [...prefix, 'sh', '-c', 'test -x "$1" && exec "$0" --version'];
  const parent = path.dirname(paths.directory);
  try {
    await run(command, [...args, binaries.postgres, parent], { cwd: '/', timeout: PROBE_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}

function readAccounts(): Account[] {
  const text = fs.existsSync('/etc/passwd') ? fs.readFileSync('/etc/passwd', 'utf8') : '';
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({
      name,
      uid: Number(uid || Number.NaN),
      gid: Number(gid || Number.NaN),
    }))
    .filter(({ uid, gid }) => Number.isInteger(uid) && Number.isInteger(gid));
}

/** PostgreSQL outlives this process at times and needs none of its secrets; PG* variables would change what it does. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH } = process.env;
  return { PATH, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH, TZ: 'UTC', LC_ALL: 'C' };
}
