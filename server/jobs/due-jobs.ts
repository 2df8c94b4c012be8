import { setTimeout as pause } from 'node:timers/promises';
import { runOnce } from 'graphile-worker';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { libraryTasks, openJobPool, poolOptions } from './graphile-worker';
import { Presence } from './presence';
import type { WorkerParts } from './worker';

/** Runs due jobs on request, for tools and tests that run no worker. */
export class DueJobs {
  private readonly pgPool: pg.Pool;
  private readonly presence: Presence;

  constructor(private readonly parts: WorkerParts) {
    this.pgPool = openJobPool(parts.connectionString, { pools: 0, slots: 1 });
    this.presence = new Presence(this.pgPool);
  }

  /** Runs all due jobs, including those that they add. */
  async run(): Promise<void> {
    const { pgPool, presence } = this;
    const { handlers, logger } = this.parts;
    await runOnce(
      poolOptions({ pgPool, presence, taskList: libraryTasks(handlers, presence), slots: 1, logger }),
    );
  }

  async close(): Promise<void> {
    this.presence.close();
    await this.pgPool.end();
  }
}

/** Opens connections for one run only. */
export async function runDueJobs(parts: WorkerParts): Promise<void> {
  const jobs = new DueJobs(parts);
  try {
    await jobs.run();
  } finally {
    await jobs.close();
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
