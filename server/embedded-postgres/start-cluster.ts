import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, ClusterOptions, ClusterContext } from './cluster';
import { ClusterError } from './cluster-error';
import { openFolder } from './cluster-paths';
import { databaseUrl, ensureDatabase } from './connection';
import { createDataFolder, hasDataFolder, readPassword } from './data-folder';
import { findRunning } from './find-running';
import { Keeper } from './keeper';
import { OwnedCluster } from './owned-cluster';
import { liveOwner, type Owner } from './ownership';
import { findBinaries } from './postgres-binaries';
import { shutDownPostmaster, type Postmaster } from './postmaster';
import { chooseRunAs } from './run-as';
import { withStartLock } from './start-lock';
import { waitUntil } from './wait';

export { ClusterError };
export type { Cluster, ClusterOptions };

const RETRY_PAUSE_MS = 100;
const RETRY_DEADLINE_MS = 30_000;
/** A server that was stopped or killed just before this start may still be shutting down. */
const PREVIOUS_SERVER_TIMEOUT_MS = 1000;
/** How long to wait for server processes that outlived their killed postmaster. */
const LEFTOVERS_TIMEOUT_MS = 30_000;

/**
 * Starts the PostgreSQL of a folder, or joins it if it is already running. The first start creates folder and
 * database.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const context = await openContext(options);
  if (context.role === 'server') await waitUntil(() => !otherServer(context), PREVIOUS_SERVER_TIMEOUT_MS);
  const deadline = Date.now() + RETRY_DEADLINE_MS;
  for (;;) {
    const outcome = await withStartLock(context.paths, () => joinOrStart(context));
    if (!('notYet' in outcome)) return outcome;
    if (Date.now() > deadline) throw notUsable(context, outcome.notYet);
    await sleep(RETRY_PAUSE_MS);
  }
}

async function openContext({
  directory,
  role,
  flags = [],
  onProgress = () => {},
}: ClusterOptions): Promise<ClusterContext> {
  const binaries = await findBinaries();
  return { paths: openFolder(directory), binaries, role, flags, report: onProgress };
}

/** The cluster is not usable yet, for this reason, but another attempt in a moment may succeed. */
interface NotYet {
  notYet: string;
}

function notUsable({ paths }: ClusterContext, reason: string): ClusterError {
  return new ClusterError(
    `The PostgreSQL in ${paths.directory} did not become usable within ${RETRY_DEADLINE_MS / 1000} seconds: ${reason}. Stop the process that uses it and try again.`,
  );
}

async function joinOrStart(context: ClusterContext): Promise<Cluster | NotYet> {
  const { paths, binaries, role } = context;
  if (role === 'server') refuseSecondServer(context);
  if (!hasDataFolder(paths, binaries)) return createAndStart(context);
  const password = readPassword(paths);
  const running = await findRunning(paths, password);
  if (running) return join(context, running, password);
  const owner = liveOwner(paths);
  if (role === 'tool' && owner) return { notYet: `its owner, process ${owner.pid}, does not start it` };
  return start(context, { created: false });
}

function refuseSecondServer(context: ClusterContext): void {
  const other = otherServer(context);
  if (!other) return;
  throw new ClusterError(
    `Another Bhor (process ${other.pid}) already uses the data in ${context.paths.directory}. Stop it, or set DATA_DIR to another folder.`,
  );
}

/**
 * The live server of another process. A second start in the same process takes over from the first, for example
 * when a development server reloads.
 */
function otherServer({ paths }: ClusterContext): Owner | undefined {
  const owner = liveOwner(paths);
  return owner?.role === 'server' && owner.pid !== process.pid ? owner : undefined;
}

async function join(
  context: ClusterContext,
  running: Postmaster,
  password: string,
): Promise<Cluster | NotYet> {
  const takesOver = context.role === 'server';
  const keeper = new Keeper(context);
  if (takesOver) keeper.claim();
  try {
    // Needs the claim: until then, the watchdog of a dead owner may stop PostgreSQL.
    await ensureDatabase({ port: running.port, password }, context.paths);
  } catch (error) {
    keeper.release();
    return { notYet: error instanceof Error ? error.message : String(error) };
  }
  context.report(`Using the PostgreSQL that is already running (process ${running.pid}).`);
  const facts = { password, adopted: true, created: false };
  if (!takesOver) return joinedCluster(running, facts);
  keeper.guard(running.pid);
  return new OwnedCluster(context, keeper, running, facts);
}

function joinedCluster(
  { pid, port }: Postmaster,
  facts: Omit<Cluster, 'pid' | 'port' | 'url' | 'stop'>,
): Cluster {
  return { ...facts, pid, port, url: databaseUrl({ ...facts, port }), stop: () => Promise.resolve() };
}

async function createAndStart(context: ClusterContext): Promise<Cluster> {
  const { paths, binaries, flags, report } = context;
  report('Preparing a new database (first start only).');
  const runAs = await chooseRunAs(paths, binaries);
  await createDataFolder({ paths, binaries, runAs, isDurable: !flags.includes('fsync=off') });
  return start(context, { created: true });
}

async function start(context: ClusterContext, { created }: { created: boolean }): Promise<Cluster> {
  const password = readPassword(context.paths);
  const keeper = new Keeper(context);
  keeper.claim();
  let postmaster: Postmaster | undefined;
  try {
    context.report('Starting PostgreSQL.');
    postmaster = await keeper.launch({ leftoversTimeoutMs: LEFTOVERS_TIMEOUT_MS });
    await ensureDatabase({ port: postmaster.port, password }, context.paths);
    return new OwnedCluster(context, keeper, postmaster, { password, adopted: false, created });
  } catch (error) {
    if (postmaster) await shutDownPostmaster(postmaster);
    keeper.release();
    throw error;
  }
}
