import { setTimeout as pause } from 'node:timers/promises';
import { run as runLibrary, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../lib/logger';
import { cronItems, libraryTasks, openJobPool, poolOptions } from './graphile-worker';
import { Presence } from './presence';
import { isUrgent, type TaskHandler } from './task';

/** Two worker pools that share no task, so that urgent jobs soon get a slot, however long other jobs take. */
const POOLS = [
  { slots: 2, isUrgent: true },
  { slots: 2, isUrgent: false },
];

const RESTART_PAUSE_MS = 1000;
/** Delay before a restart, so that failures that occur together cause only one. */
const FAILURE_PAUSE_MS = 100;
const STOP_TIMEOUT_MS = 5000;
/** How often live workers look for the jobs of dead ones. */
const PRESENCE_INTERVAL_MS = 2000;

export interface WorkerParts {
  connectionString: string;
  handlers: readonly TaskHandler[];
  logger: Logger;
}

export interface Worker {
  /** Waits for running jobs to finish, for a limited time, and then aborts them. */
  stop(): Promise<void>;
}

/** Runs jobs as they become due. Pauses while the database is unavailable. */
export function startWorker(parts: WorkerParts): Worker {
  return new PooledWorker(parts);
}

class PooledWorker implements Worker {
  private readonly pgPool: pg.Pool;
  private readonly presence: Presence;
  private readonly refreshing: NodeJS.Timeout;
  private readonly stopping = new AbortController();
  /** All pools that have not ended. */
  private readonly pools = new Set<WorkerPool>();
  /** The pools that take new jobs. */
  private readonly taking = new Set<WorkerPool>();
  private readonly ended: Promise<void>;

  constructor(private readonly parts: WorkerParts) {
    const slots = POOLS.reduce((sum, pool) => sum + pool.slots, 0);
    this.pgPool = openJobPool(parts.connectionString, { pools: POOLS.length, slots });
    this.presence = new Presence(this.pgPool);
    this.refreshing = setInterval(() => void this.presence.refresh().catch(() => {}), PRESENCE_INTERVAL_MS);
    this.ended = runRepeatedly(() => this.run(), { signal: this.stopping.signal, logger: parts.logger });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ended;
    clearInterval(this.refreshing);
    await Promise.race([this.allEnded(), this.forceShutdown()]);
    this.presence.close();
    await this.pgPool.end();
  }

  /**
   * Takes jobs until the worker is stopped or something fails. After a failure new pools are started, and the old
   * ones only finish their running jobs: the library would continue with outdated state, such as tasks that it
   * could not read, or a job that the database assigned to it in a response that was lost.
   */
  private async run(): Promise<void> {
    const failure = new AbortController();
    const ending = AbortSignal.any([this.stopping.signal, failure.signal]);
    await this.presence.refresh();
    try {
      for (const pool of POOLS) if (!ending.aborted) await this.start(pool, failure);
      if (!ending.aborted) await new Promise((resolve) => ending.addEventListener('abort', resolve));
    } finally {
      for (const pool of this.taking) shutDownGracefully(pool);
    }
  }

  private async start(pool: (typeof POOLS)[number], failure: AbortController): Promise<void> {
    const { pgPool, presence } = this;
    const { logger } = this.parts;
    const handlers = this.parts.handlers.filter(({ task }) => isUrgent(task) === pool.isUrgent);
    const options = poolOptions({
      pgPool,
      presence,
      slots: pool.slots,
      logger,
      taskList: libraryTasks(handlers, presence),
    });
    options.events.once('pool:create', ({ workerPool }) => this.track(workerPool, options.events));
    options.events.once('worker:getJob:error', () => setTimeout(() => failure.abort(), FAILURE_PAUSE_MS));
    options.events.once('pool:gracefulShutdown', () => failure.abort());
    const runner = await runLibrary({
      ...options,
      parsedCronItems: cronItems(handlers.map(({ task }) => task)),
    });
    runner.promise.catch(() => {});
  }

  private async allEnded(): Promise<void> {
    await Promise.allSettled([...this.pools].map(({ promise }) => promise));
  }

  /** After a while, stops the jobs that are still running. They count as failed and are run again later. */
  private async forceShutdown(): Promise<void> {
    await pause(STOP_TIMEOUT_MS, undefined, { ref: false });
    this.presence.close();
    const force = async (pool: WorkerPool) => pool.forcefulShutdown('The product has been stopped.');
    await Promise.allSettled([...this.pools].map(force));
  }

  private track(pool: WorkerPool, events: WorkerEvents): void {
    this.pools.add(pool);
    this.taking.add(pool);
    events.once('pool:gracefulShutdown', () => this.taking.delete(pool));
    const forget = () => {
      this.pools.delete(pool);
      this.presence.remove(pool.id);
    };
    pool.promise.then(forget, forget);
  }
}

interface RunContext {
  signal: AbortSignal;
  logger: Logger;
}

async function runRepeatedly(run: () => Promise<void>, { signal, logger }: RunContext): Promise<void> {
  let isPaused = false;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const problem = await run().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (signal.aborted) return;
    if (performance.now() - startedAt > RESTART_PAUSE_MS) isPaused = false;
    if (problem && !isPaused)
      logger.warn({ err: problem }, 'jobs are paused until the database is available');
    isPaused = problem !== undefined;
    await pause(RESTART_PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}

const shutDownGracefully = (pool: WorkerPool) => {
  void Promise.resolve(pool.gracefulShutdown()).catch(() => {});
};
