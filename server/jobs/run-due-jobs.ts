import { runOnce } from 'graphile-worker';
import { libraryTasks, openJobPool, poolOptions } from './graphile-worker';
import { Presence } from './presence';
import type { WorkerParts } from './worker';

/** Runs all due jobs, including those that they add, and returns. For tools and tests that run no worker. */
export async function runDueJobs({ connectionString, handlers, logger }: WorkerParts): Promise<void> {
  const pgPool = openJobPool(connectionString, { pools: 0, slots: 1 });
  const presence = new Presence(pgPool);
  try {
    await runOnce(
      poolOptions({ pgPool, presence, taskList: libraryTasks(handlers, presence), slots: 1, logger }),
    );
  } finally {
    presence.close();
    await pgPool.end();
  }
}
