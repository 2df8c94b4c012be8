import { runOnce } from 'graphile-worker';
import { libraryOptions, openJobPool, taskList } from './library';
import type { WorkerParts } from './worker';

/** Does what is due, with what that makes due, and returns; for tools and tests that run no worker. */
export async function runDueJobs({ connectionString, tasks, logger }: WorkerParts): Promise<void> {
  const pgPool = openJobPool(connectionString, 1);
  try {
    await runOnce({ ...libraryOptions(logger, 1), pgPool, taskList: taskList(tasks) });
  } finally {
    await pgPool.end();
  }
}
