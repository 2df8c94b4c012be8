import { ClusterError } from './cluster-error';
import type { ClusterPaths } from './cluster-paths';
import { answers } from './connection';
import type { Postmaster } from './postmaster';
import { readPostmasterFile, runningPostmasterFile } from './postmaster-file';
import { identify, isAlive } from './processes';
import { waitUntil } from './wait';

/** An earlier start may have been killed while its PostgreSQL recovers from a crash. */
const READY_DEADLINE_MS = 120_000;

/** The PostgreSQL that runs on this data, once it has answered with our password; undefined when there is none. */
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
    return answers({ port, password }, paths);
  };
  const isSettled = await waitUntil(async () => !isAlive(identity) || (await hasAnswered()), deadlineMs);
  if (!isAlive(identity)) return undefined;
  if (isSettled) return { ...identity, port };
  throw new ClusterError(
    `The PostgreSQL that runs on ${paths.data} (process ${identity.pid}) does not answer. Stop it with kill ${identity.pid} and start again.`,
  );
}
