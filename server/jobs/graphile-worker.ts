/** Configuration of graphile-worker: its logger, its connections, and our tasks and schedules in its format. */
import { EventEmitter } from 'node:events';
import {
  Logger as LibraryLogger,
  parseCronItems,
  type ParsedCronItem,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';
import { DatabaseClient } from '../database/database-client';
import type { Logger } from '../lib/logger';
import type { Presence } from './presence';
import type { Task, TaskHandler } from './task';

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 15_000;

interface PoolParts {
  pgPool: pg.Pool;
  presence: Presence;
  taskList: TaskList;
  slots: number;
  logger: Logger;
}

/** Each run needs new options, because the library stores the state of a run, including its failures, in them. */
export function poolOptions({ pgPool, presence, taskList, slots, logger }: PoolParts) {
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.once('pool:create', ({ workerPool }) => (id = workerPool.id));
  return {
    pgPool,
    taskList,
    events,
    concurrency: slots,
    noHandleSignals: true,
    // The library calls this before it looks for a job, so a pool without its lock is kept from taking one here.
    forbiddenFlags: () => presence.requireLock(id).then(() => null),
    logger: libraryLogger(logger),
    // Without a delay, even one of 0 ms, the library does not await the write that ends a job, and a lost
    // connection would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  } satisfies RunnerOptions;
}

/** One connection per pool to listen on, one per slot, and one that holds the locks of all pools. */
export function openJobPool(connectionString: string, counts: { pools: number; slots: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    Client: DatabaseClient,
    max: counts.pools + counts.slots + 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'bhor jobs',
  });
  // The code that uses a connection receives its errors; without these two handlers they would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

export function libraryTasks(handlers: readonly TaskHandler[], presence: Presence): TaskList {
  return Object.fromEntries(
    handlers.map(({ task, run }) => [
      task.name,
      (payload, { job }) =>
        run(payload, {
          jobId: job.id,
          isLast: job.attempts >= job.max_attempts,
          signal: presence.signal,
        }),
    ]),
  );
}

/** At most one job of a scheduled task waits: a later one replaces it, with a full number of attempts. */
export function cronItems(tasks: readonly Task[]): ParsedCronItem[] {
  return parseCronItems(
    tasks.flatMap(({ name, schedule, attemptsMax, priority }) => {
      if (!schedule) return [];
      const { match, backfillPeriod } = schedule;
      const options = { backfillPeriod, maxAttempts: attemptsMax, priority, jobKey: name };
      return [{ task: name, match, options: { ...options, jobKeyMode: 'replace' } }];
    }),
  );
}

const LEVELS = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Logs the first line only: the rest is a stack trace, and the metadata contains payloads. */
function libraryLogger(logger: Logger): LibraryLogger {
  return new LibraryLogger(() => (level, message) => {
    logger[LEVELS[level]]({ source: 'jobs' }, message.split('\n', 1)[0] ?? '');
  });
}
