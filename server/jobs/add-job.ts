import type { EntityManager } from 'typeorm';
import type { TaskName, TaskPayloads } from './tasks';

export interface JobRequest<Name extends TaskName> {
  payload: TaskPayloads[Name];
  /** A job of this key that waits already is replaced. */
  key: string;
  /** Pauses grow from seconds to six hours. */
  attemptsMax: number;
  /** How long it waits, in milliseconds; due at once when absent. */
  delayMs?: number;
}

/** Asks for a job in the manager's transaction: committed with it, or never heard of. */
export async function addJob<Name extends TaskName>(
  manager: EntityManager,
  task: Name,
  { payload, key, attemptsMax, delayMs = 0 }: JobRequest<Name>,
): Promise<void> {
  await manager.query(
    `select graphile_worker.add_job($1, payload => $2::json, job_key => $3, max_attempts => $4::int,
       run_at => now() + $5 * interval '1 millisecond')`,
    [task, JSON.stringify(payload), key, attemptsMax, delayMs],
  );
}
