/** How graphile-worker is run here: its log, its connections, our tasks and our schedule in its shape. */
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
import type { Logger } from '../lib/logger';
import type { Presence } from './presence';
import { rulesOf, TASK_NAMES, type Attempt, type TaskName, type Tasks } from './tasks';

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 15_000;

interface PoolParts {
  pgPool: pg.Pool;
  presence: Presence;
  taskList: TaskList;
  slots: number;
  logger: Logger;
}

/** Options are made anew for each run: what the library remembers of a run, failures too, hangs on them. */
export function poolOptions({ pgPool, presence, taskList, slots, logger }: PoolParts) {
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.once('pool:create', ({ workerPool }) => (id = workerPool.id));
  return {
    ...{ pgPool, taskList, events },
    concurrency: slots,
    noHandleSignals: true,
    // The library asks for flags before it looks for a job, which makes this the place to hold it back.
    forbiddenFlags: () => presence.require(id).then(() => null),
    logger: libraryLogger(logger),
    // Without a delay, even of nothing, the end of a job is written unawaited: a lost connection would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  } satisfies RunnerOptions;
}

/** For each pool of workers a connection that listens, for all of them one that holds locks, and one for each slot. */
export function openJobPool(connectionString: string, counts: { pools: number; slots: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: counts.pools + counts.slots + 1,
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

export function libraryTasks(tasks: Tasks, presence: Presence, names = TASK_NAMES): TaskList {
  return Object.fromEntries(
    names.map((name) => {
      const task = tasks[name] as (payload: unknown, attempt: Attempt) => Promise<void>;
      return [
        name,
        (payload, { job }) =>
          task(payload, {
            jobId: job.id,
            isLast: job.attempts >= job.max_attempts,
            signal: presence.signal,
          }),
      ];
    }),
  );
}

/** Of a task that is done by the clock one job waits at most: a later one takes its place, with attempts of its own. */
export function cronItems(names: TaskName[]): ParsedCronItem[] {
  return parseCronItems(
    names.flatMap((name) => {
      const { schedule, attemptsMax, priority } = rulesOf(name);
      if (!schedule) return [];
      const { match, backfillPeriod } = schedule;
      const options = { backfillPeriod, maxAttempts: attemptsMax, priority, jobKey: name };
      return [{ task: name, match, options: { ...options, jobKeyMode: 'replace' } }];
    }),
  );
}

const LEVELS = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Passes on the first line only: the rest is a stack, and what comes beside it holds payloads. */
function libraryLogger(logger: Logger): LibraryLogger {
  return new LibraryLogger(() => (level, message) => {
    logger[LEVELS[level]]({ source: 'jobs' }, message.split('\n', 1)[0] ?? '');
  });
}
