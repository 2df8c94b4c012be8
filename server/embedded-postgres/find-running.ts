import { ClusterError } from './cluster-error';
import type { ClusterPaths } from './cluster-paths';
import { acceptsConnections } from './connection';
import type { Postmaster } from './postmaster';
import { readPostmasterFile, runningPostmasterFile } from './postmaster-file';
import { identify, isAlive } from './processes';
import { waitUntil } from './wait';

/** Long enough for a crash recovery, which may still be running if an earlier start was killed. */
const READY_DEADLINE_MS = 120_000;

/**
 * Finds the PostgreSQL that runs on this data and waits until it accepts our password; undefined if none is
 * running.
 */
export async function findRunning(
  paths: ClusterPaths,
  password: string,
  deadlineMs = READY_DEADLINE_MS,
): Promise<Postmaster | undefined> {
  const identity = identify(runningPostmasterFile(paths)?.pid ?? Number.NaN);
  if (!identity) return undefined;
  let port = Number.NaN;
  const hasAnswered = async () => {
    const file = readPostmasterFile(paths);
    if (!file?.isReady || file.pid !== identity.pid) return false;
    port = file.port;
    return acceptsConnections({ port, password }, paths);
  };
  const isSettled = await waitUntil(async () => !isAlive(identity) || (await hasAnswered()), deadlineMs);
  if (!isAlive(identity)) return undefined;
  if (isSettled) return { ...identity, port };
  throw new ClusterError(
    `The PostgreSQL that runs on ${paths.data} (process ${identity.pid}) does not answer. Stop it with kill ${identity.pid} and start again.`,
  );
}
