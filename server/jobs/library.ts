/** How graphile-worker is run here: its log, its connections, and our tasks in its shape. */
import { Logger as LibraryLogger, type TaskList, type WorkerPoolOptions } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from '../lib/logger';
import type { Attempt, Tasks } from './tasks';

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 15_000;

/** Options are made anew for each run: what the library remembers of a run, failures too, hangs on them. */
export const libraryOptions = (logger: Logger, concurrency: number) =>
  ({
    concurrency,
    noHandleSignals: true,
    logger: libraryLogger(logger),
    // Without a delay, even of nothing, the end of a job is written unawaited: a lost connection would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }) satisfies WorkerPoolOptions;

/** Two more than there are jobs at a time: one listens, one looks for jobs. */
export function openJobPool(connectionString: string, concurrency: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: concurrency + 2,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'bhor jobs',
  });
  // Whoever uses the connection learns of its loss; without these two the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

export function taskList(tasks: Tasks): TaskList {
  const entries = Object.entries(tasks) as [string, (payload: unknown, attempt: Attempt) => Promise<void>][];
  return Object.fromEntries(
    entries.map(([name, task]) => [
      name,
      (payload, { job }) => task(payload, { isLast: job.attempts >= job.max_attempts }),
    ]),
  );
}

const LEVELS = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Passes on the first line only: the rest is a stack, and what comes beside it holds payloads. */
function libraryLogger(logger: Logger): LibraryLogger {
  return new LibraryLogger(() => (level, message) => {
    logger[LEVELS[level]]({ source: 'jobs' }, message.split('\n', 1)[0] ?? '');
  });
}
