import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

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
