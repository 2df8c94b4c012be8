import { setTimeout as pause } from 'node:timers/promises';
import { run as runLibrary, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../lib/logger';
import { cronItems, libraryTasks, openJobPool, poolOptions } from './library';
import { Presence } from './presence';
import { isUrgent, TASK_NAMES, type Tasks } from './tasks';

/** Two pools that share no task: however long other jobs take, a slot for an urgent one is soon free. */
const LANES = [
  { slots: 2, taskNames: TASK_NAMES.filter(isUrgent) },
  { slots: 2, taskNames: TASK_NAMES.filter((name) => !isUrgent(name)) },
];

const RESTART_PAUSE_MS = 1000;
/** Long enough for the failures of one moment to be over. */
const FAILURE_PAUSE_MS = 100;
const STOP_PATIENCE_MS = 5000;
/** How soon the jobs of a worker that died are seen by those that live. */
const PRESENCE_INTERVAL_MS = 2000;

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
export function startWorker(parts: WorkerParts): Worker {
  return new LaneWorker(parts);
}

class LaneWorker implements Worker {
  private readonly pgPool: pg.Pool;
  private readonly presence: Presence;
  private readonly refreshing: NodeJS.Timeout;
  private readonly stopping = new AbortController();
  /** Those that take jobs, and those that only finish some. */
  private readonly pools = new Set<WorkerPool>();
  private readonly taking = new Set<WorkerPool>();
  private readonly ended: Promise<void>;

  constructor(private readonly parts: WorkerParts) {
    const slots = LANES.reduce((sum, lane) => sum + lane.slots, 0);
    this.pgPool = openJobPool(parts.connectionString, { pools: LANES.length, slots });
    this.presence = new Presence(this.pgPool);
    this.refreshing = setInterval(() => void this.presence.refresh().catch(() => {}), PRESENCE_INTERVAL_MS);
    this.ended = runAgainAndAgain(() => this.run(), { signal: this.stopping.signal, logger: parts.logger });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ended;
    clearInterval(this.refreshing);
    await Promise.race([this.allEnded(), this.hurry()]);
    this.presence.close();
    await this.pgPool.end();
  }

  /**
   * Takes jobs until it is to stop or something fails. Then it begins anew at once, while jobs that are being done come
   * to their end: after a failure the library goes on with what it knew, tasks that it could not read, and a job
   * perhaps that became its own by an answer which never arrived.
   */
  private async run(): Promise<void> {
    const failure = new AbortController();
    const ending = AbortSignal.any([this.stopping.signal, failure.signal]);
    await this.presence.refresh();
    try {
      for (const lane of LANES) if (!ending.aborted) await this.start(lane, failure);
      if (!ending.aborted) await new Promise((resolve) => ending.addEventListener('abort', resolve));
    } finally {
      for (const pool of this.taking) endGently(pool);
    }
  }

  private async start({ slots, taskNames }: (typeof LANES)[number], failure: AbortController): Promise<void> {
    const { pgPool, presence } = this;
    const { tasks, logger } = this.parts;
    const options = poolOptions({
      pgPool,
      presence,
      slots,
      logger,
      taskList: libraryTasks(tasks, presence, taskNames),
    });
    options.events.once('pool:create', ({ workerPool }) => this.follow(workerPool, options.events));
    options.events.once('worker:getJob:error', () => setTimeout(() => failure.abort(), FAILURE_PAUSE_MS));
    options.events.once('pool:gracefulShutdown', () => failure.abort());
    const runner = await runLibrary({ ...options, parsedCronItems: cronItems(taskNames) });
    runner.promise.catch(() => {});
  }

  private async allEnded(): Promise<void> {
    await Promise.allSettled([...this.pools].map(({ promise }) => promise));
  }

  /** What is still being done after a while is told to stop; it counts as failed, and is done again later. */
  private async hurry(): Promise<void> {
    await pause(STOP_PATIENCE_MS, undefined, { ref: false });
    this.presence.close();
    const force = async (pool: WorkerPool) => pool.forcefulShutdown('The product has been stopped.');
    await Promise.allSettled([...this.pools].map(force));
  }

  private follow(pool: WorkerPool, events: WorkerEvents): void {
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

const endGently = (pool: WorkerPool) => {
  void Promise.resolve(pool.gracefulShutdown()).catch(() => {});
};
