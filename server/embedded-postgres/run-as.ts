import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ClusterError, USE_ANOTHER_SERVER, folderError } from './cluster-error';
import type { ClusterPaths } from './cluster-paths';
import type { PostgresBinaries } from './postgres-binaries';

const run = promisify(execFile);
const PROBE_TIMEOUT_MS = 10_000;

/**
 * How to run the programs of PostgreSQL. It refuses to run as root, so root starts them through unshare or setpriv.
 */
export interface RunAs {
  /** Command to put before the program; empty for an ordinary user. */
  prefix: readonly string[];
  /** Required owner of the files; undefined if that is the current user. */
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

/** The first method of running PostgreSQL that works for this user on this machine, probed with a harmless call. */
export async function chooseRunAs(paths: ClusterPaths, binaries: PostgresBinaries): Promise<RunAs> {
  if (process.getuid?.() !== ROOT.uid) return { prefix: [] };
  for (const method of methodsForRoot(paths)) {
    if (await canRunServer(method, paths, binaries)) return method;
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

/** Starts a program by the chosen method, detached so that Ctrl-C in the terminal does not reach it. */
export function spawnDetached({ prefix }: RunAs, { file, args, stdio }: Program): ChildProcess {
  const [command = file, ...rest] = [...prefix, file, ...args];
  return spawn(command, rest, { cwd: '/', detached: true, env: plainEnvironment(), stdio });
}

/** Makes the user that PostgreSQL runs as the owner of the files, if necessary. */
export async function changeOwner({ files }: RunAs, paths: ClusterPaths): Promise<void> {
  if (!files) return;
  const existing = [paths.directory, paths.data, paths.password].filter((file) => fs.existsSync(file));
  if (existing.every((file) => fs.statSync(file).uid === files.uid)) return;
  try {
    await run('chown', ['-hR', `${files.uid}:${files.gid}`, paths.directory]);
  } catch (error) {
    throw new ClusterError(
      `The files in ${paths.directory} cannot be given to ${files.name}, the user that PostgreSQL runs as. Run Bhor as an ordinary user, or ${USE_ANOTHER_SERVER}.`,
      { cause: error },
    );
  }
}

/** Prefers the account that already owns the data, so that it can use the data again. */
function methodsForRoot(paths: ClusterPaths): RunAs[] {
  const accounts = readAccounts();
  const ownerUid = ownerUidOf(paths);
  const owner = accounts.find(({ uid }) => uid !== ROOT.uid && uid === ownerUid);
  const unprivileged = UNPRIVILEGED_NAMES.map((wanted) => accounts.find(({ name }) => name === wanted));
  const account = [...unprivileged, ...accounts].find((one) => one && one.uid !== ROOT.uid);
  return [
    ...(owner ? [throughSetpriv(owner)] : []),
    ...(account ? [throughUnshare(account), throughSetpriv(account)] : []),
  ];
}

function ownerUidOf(paths: ClusterPaths): number {
  try {
    return fs.statSync(fs.existsSync(paths.data) ? paths.data : paths.directory).uid;
  } catch (error) {
    throw folderError(error, paths.directory);
  }
}

/** PostgreSQL sees itself as that account; outside the namespace, it and its files belong to root. */
function throughUnshare({ uid, gid }: Account): RunAs {
  return {
    prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'],
    files: ROOT,
  };
}

/** For containers that forbid user namespaces. The capability lets PostgreSQL traverse folders of other users. */
function throughSetpriv(account: Account): RunAs {
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { prefix: ['setpriv', ...ids, ...capabilities, '--'], files: account };
}

/** Whether the programs run and can reach the parent of the data folder, whose own owner can be changed later. */
async function canRunServer(
  { prefix }: RunAs,
  paths: ClusterPaths,
  binaries: PostgresBinaries,
): Promise<boolean> {
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

/** PostgreSQL may outlive this process and needs none of its secrets; PG* variables would change its behaviour. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH } = process.env;
  return { PATH, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH, TZ: 'UTC', LC_ALL: 'C' };
}
