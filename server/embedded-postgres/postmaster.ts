import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError, folderErrorInOutput } from './cluster-error';
import type { ClusterPaths } from './cluster-paths';
import { HOST } from './connection';
import { sharedBuffers } from './memory';
import type { PostgresBinaries } from './postgres-binaries';
import { readPostmasterFile, removeMisleadingFile } from './postmaster-file';
import { identify, isAlive, signal, type ProcessIdentity } from './processes';
import { spawnDetached, type RunAs } from './run-as';
import { lastUsefulLine, openLog, type LogPart } from './server-log';
import { waitUntil } from './wait';

/** The main process of a running PostgreSQL. */
export interface Postmaster extends ProcessIdentity {
  port: number;
  /** Present only if this process started it. */
  child?: ChildProcess;
}

/** Options for starting PostgreSQL. */
export interface Launch {
  paths: ClusterPaths;
  binaries: PostgresBinaries;
  runAs: RunAs;
  /** Settings as name=value. */
  flags: readonly string[];
  /** Defaults to any free port. */
  port?: number;
  /** How long to wait for server processes that outlived their killed postmaster. */
  leftoversTimeoutMs: number;
  onSpawn: (pid: number) => void;
}

/** Long enough for a crash recovery after heavy writing. */
const READY_DEADLINE_MS = 120_000;
const PORT_TRIES = 5;
const LEFTOVERS_POLL_MS = 250;

const PORT_TAKEN = /Address already in use/;
const LEFTOVERS = /pre-existing shared memory block/;

/** Starts PostgreSQL on existing data and waits until it accepts connections. */
export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const leftoversDeadline = Date.now() + launch.leftoversTimeoutMs;
  let portTries = launch.port === undefined ? PORT_TRIES : 1;
  for (;;) {
    const outcome = await tryLaunch(launch, launch.port ?? (await freePort()));
    if ('postmaster' in outcome) return outcome.postmaster;
    const hasLeftovers = LEFTOVERS.test(outcome.log);
    const mayTryAgain = PORT_TAKEN.test(outcome.log)
      ? --portTries > 0
      : hasLeftovers && Date.now() < leftoversDeadline;
    if (!mayTryAgain) throw launchFailed(outcome.log, launch);
    if (hasLeftovers) await sleep(LEFTOVERS_POLL_MS);
  }
}

type LaunchOutcome = { postmaster: Postmaster } | { log: string };

async function tryLaunch(launch: Launch, port: number): Promise<LaunchOutcome> {
  const { paths, runAs, binaries } = launch;
  removeMisleadingFile(paths);
  const log = openLog(paths, runAs);
  const child = spawnDetached(runAs, {
    file: binaries.postgres,
    args: postgresArguments(launch, port),
    stdio: ['ignore', log.handle, log.handle],
  });
  fs.closeSync(log.handle);
  child.unref();
  try {
    if (child.pid !== undefined) launch.onSpawn(child.pid);
    const failure = await waitUntilReady(child, paths, log);
    const identity = identify(child.pid ?? Number.NaN);
    return failure === undefined && identity
      ? { postmaster: { ...identity, port, child } }
      : { log: failure ?? log.read() };
  } catch (error) {
    // A process that still runs would keep the next attempt from starting.
    child.kill('SIGQUIT');
    throw error;
  }
}

/** Waits until PostgreSQL is ready. If it ends or takes too long, returns what is known about the reason. */
async function waitUntilReady(
  child: ChildProcess,
  paths: ClusterPaths,
  log: LogPart,
): Promise<string | undefined> {
  let hasEnded = false;
  let spawnError: string | undefined;
  child.once('exit', () => (hasEnded = true));
  child.once('error', ({ message }) => {
    hasEnded = true;
    spawnError = message;
  });
  const isReady = () => {
    const file = readPostmasterFile(paths);
    return file?.isReady === true && file.pid === child.pid;
  };
  const isSettled = await waitUntil(() => hasEnded || isReady(), READY_DEADLINE_MS);
  if (isSettled) return hasEnded ? (spawnError ?? log.read()) : undefined;
  child.kill('SIGQUIT');
  await waitUntil(() => hasEnded, SHUTDOWN_TIMEOUTS.immediateMs);
  return `it was not ready after ${READY_DEADLINE_MS / 1000} seconds`;
}

function postgresArguments({ paths, flags }: Launch, port: number): string[] {
  const settings = [
    `listen_addresses=${HOST}`,
    'unix_socket_directories=',
    sharedBuffers(),
    ...recoverySettings(),
    ...flags,
  ];
  return ['-D', paths.data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
}

/** Before a crash recovery, syncs the whole file system at once instead of opening each data file. Linux only. */
function recoverySettings(): string[] {
  return process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : [];
}

function launchFailed(log: string, { paths, port }: Launch): ClusterError {
  const known = folderErrorInOutput(log, paths.directory);
  if (known) return known;
  if (LEFTOVERS.test(log)) {
    return new ClusterError(
      `Processes of an earlier PostgreSQL still use the data in ${paths.data}. Wait for them to end or stop them, then start again.`,
    );
  }
  const portIsTaken = PORT_TAKEN.test(log) && `another program uses its port ${port ?? ''}`.trim();
  const reason = portIsTaken || lastUsefulLine(log) || 'it ended without a message';
  return new ClusterError(`PostgreSQL did not start: ${reason}. The log is ${paths.log}.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** How long each kind of shutdown may take. */
export interface ShutdownTimeouts {
  fastMs: number;
  immediateMs: number;
}

const SHUTDOWN_TIMEOUTS: ShutdownTimeouts = { fastMs: 30_000, immediateMs: 10_000 };

/**
 * Ends open sessions and shuts down cleanly. If that takes too long, shuts down immediately, and the next start
 * runs a crash recovery.
 */
export async function shutDownPostmaster(
  postmaster: Postmaster,
  timeouts = SHUTDOWN_TIMEOUTS,
): Promise<void> {
  const isGone = () => !isAlive(postmaster);
  if (isGone()) return;
  signal(postmaster.pid, 'SIGINT');
  if (await waitUntil(isGone, timeouts.fastMs)) return;
  signal(postmaster.pid, 'SIGQUIT');
  if (await waitUntil(isGone, timeouts.immediateMs)) return;
  throw new ClusterError(
    `PostgreSQL (process ${postmaster.pid}) is not stopping. Stop it with kill ${postmaster.pid}.`,
  );
}
