import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { runTaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../lib/logger';
import { libraryOptions, openJobPool, taskList } from './library';
import type { Tasks } from './tasks';

const CONCURRENCY = 2;
const RESTART_PAUSE_MS = 1000;
/** Long enough for the failures of one moment to be over. */
const FAILURE_PAUSE_MS = 100;
const STOP_PATIENCE_MS = 5000;
const LOOK_FOR_ABANDONED_MS = 60_000;
/** Far longer than a job takes: whoever held it this long has died. */
const ABANDONED_AFTER = '5 minutes';

export interface WorkerParts {
  connectionString: string;
  tasks: Tasks;
  logger: Logger;
}

export interface Worker {
  /** Lets jobs that are being done come to their end, for a bounded time. */
  stop(): Promise<void>;
}

/** Does jobs as they become due; while the database is away it rests, and goes on when it is back. */
export function startWorker({ connectionString, tasks, logger }: WorkerParts): Worker {
  const pool = openJobPool(connectionString, CONCURRENCY);
  const stopping = new AbortController();
  const endedRuns: string[] = [];
  let running: WorkerPool | undefined;

  const run = async () => {
    await releaseAbandoned(pool, endedRuns);
    if (stopping.signal.aborted) return;
    const events: WorkerEvents = new EventEmitter();
    const options = { ...libraryOptions(logger, CONCURRENCY), events };
    const current = runTaskList(options, taskList(tasks), pool);
    running = current;
    endAfterFailure(current, events);
    const look = () => void releaseAbandoned(pool, endedRuns).catch(() => {});
    const looking = setInterval(look, LOOK_FOR_ABANDONED_MS);
    await current.promise.finally(() => {
      clearInterval(looking);
      endedRuns.push(current.id);
    });
  };
  const ended = runAgainAndAgain(run, { signal: stopping.signal, logger });

  return {
    stop: async () => {
      stopping.abort();
      if (running) await end(running);
      await ended;
      await pool.end();
    },
  };
}

interface Surroundings {
  signal: AbortSignal;
  logger: Logger;
}

async function runAgainAndAgain(run: () => Promise<void>, { signal, logger }: Surroundings): Promise<void> {
  let isResting = false;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const problem = await run().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (signal.aborted) return;
    if (performance.now() - startedAt > RESTART_PAUSE_MS) isResting = false;
    if (problem && !isResting) logger.warn({ err: problem }, 'jobs rest until the database is back');
    isResting = problem !== undefined;
    await pause(RESTART_PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}

/**
 * Begins anew once looking for a job has failed, since the library goes on with what it knew: tasks that it could not
 * read, and a job perhaps that became its own by an answer which never arrived.
 */
function endAfterFailure(running: WorkerPool, events: WorkerEvents): void {
  let isEnding = false;
  events.on('worker:getJob:error', () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => endGently(running), FAILURE_PAUSE_MS);
  });
}

const endGently = (running: WorkerPool) => {
  void Promise.resolve(running.gracefulShutdown()).catch(() => {});
};

async function end(running: WorkerPool): Promise<void> {
  const ended = running.promise.catch(() => {});
  endGently(running);
  await Promise.race([ended, pause(STOP_PATIENCE_MS, undefined, { ref: false }).then(() => hurry(running))]);
}

/** What is still being done counts as failed, and is done again later. */
const hurry = async (running: WorkerPool) => {
  await Promise.resolve(running.forcefulShutdown('The product has been stopped.')).catch(() => {});
};

/** Lets the jobs of workers be done that died, and of our own runs that ended; the library would wait for four hours. */
async function releaseAbandoned(pool: pg.Pool, endedRuns: string[]): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - $1::interval or locked_by = any($2)`,
    [ABANDONED_AFTER, endedRuns],
  );
}
