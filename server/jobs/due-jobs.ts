import { setTimeout as pause } from 'node:timers/promises';
import { runOnce } from 'graphile-worker';
import type { DataSource } from 'typeorm';
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

const PAUSE_MS = 20;

/** Waits until no job is due or running, but no longer than `timeoutMs`. */
export async function waitForDueJobs(dataSource: DataSource, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && (await hasDueJobs(dataSource))) await pause(PAUSE_MS);
}

async function hasDueJobs(dataSource: DataSource): Promise<boolean> {
  const found = await dataSource.query<unknown[]>(`
    select 1 from graphile_worker.jobs
    where locked_at is not null or (run_at <= now() and attempts < max_attempts)
    limit 1
  `);
  return found.length > 0;
}
