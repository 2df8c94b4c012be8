import type { EntityManager } from 'typeorm';
import type { Task } from './task';

interface JobRequest<Payload> {
  payload: Payload;
  /** A waiting job with the same key is replaced. */
  key: string;
  /** Earliest time; now by default. */
  at?: Date;
}

/** Adds a job in the manager's transaction, so that the job exists only if the transaction commits. */
export async function addJob<Payload>(
  manager: EntityManager,
  { name, attemptsMax, priority }: Task<Payload>,
  { payload, key, at }: JobRequest<NoInfer<Payload>>,
): Promise<void> {
  await manager.query(
    `select graphile_worker.add_job($1, payload => $2::json, job_key => $3, max_attempts => $4::int,
       priority => $5::int, run_at => $6::timestamptz)`,
    [name, JSON.stringify(payload), key, attemptsMax, priority, at ?? null],
  );
}
