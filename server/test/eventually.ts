import type { DataSource } from 'typeorm';

const INTERVAL_MS = 20;
const TIMEOUT_MS = 8000;

/** Retries until `attempt` no longer throws; after the time-out, throws its last error. */
export async function eventually<T>(attempt: () => T | Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}

/** Waits until as many statements wait for a lock. */
export const untilWaiting = (dataSource: DataSource, count: number): Promise<void> =>
  eventually(async () => {
    const waiting = await dataSource.query<unknown[]>(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length !== count) throw new Error(`${waiting.length} statements wait for a lock.`);
  });
