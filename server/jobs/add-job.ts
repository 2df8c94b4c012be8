import type { EntityManager } from 'typeorm';
import { rulesOf, type TaskName, type TaskPayloads } from './tasks';

export interface JobRequest<Name extends TaskName> {
  payload: TaskPayloads[Name];
  /** A waiting job with the same key is replaced. */
  key: string;
}

/** Adds a job in the manager's transaction, so that the job exists only if the transaction commits. */
export async function addJob<Name extends TaskName>(
  manager: EntityManager,
  task: Name,
  { payload, key }: JobRequest<Name>,
): Promise<void> {
  const { attemptsMax, priority } = rulesOf(task);
  await manager.query(
    `select graphile_worker.add_job($1, payload => $2::json, job_key => $3, max_attempts => $4::int,
       priority => $5::int)`,
    [task, JSON.stringify(payload), key, attemptsMax, priority],
  );
}
