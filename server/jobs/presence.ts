import type pg from 'pg';

/** First half of the advisory lock keys, chosen arbitrarily; the second half identifies the worker pool. */
const POOL_LOCKS = 7_162_027;

/** A host that disappears without closing its connection loses its locks after about ten seconds instead of hours. */
const KEEP_ALIVE =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3';

const RELEASE_DEAD = `
  select graphile_worker.force_unlock_workers(array_agg(pool)) from (
    select distinct locked_by as pool from graphile_worker.jobs where locked_by is not null
  ) pools
  where pool <> all($2) and pg_try_advisory_xact_lock_shared($1, hashtext(pool))`;

interface Session {
  client: pg.PoolClient;
  held: Set<string>;
  loss: AbortController;
}

/**
 * Distinguishes live worker pools from dead ones. A pool holds an advisory lock in a database session of its
 * process, and PostgreSQL releases the lock as soon as that session ends, however it ends. Jobs of a pool whose
 * lock is free may be run again; a job that merely takes long stays with its pool.
 */
export class Presence {
  /** Pools of this process that take jobs or are still finishing some. */
  private readonly pools = new Set<string>();
  private session: Session | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly pgPool: pg.Pool) {}

  /** Must be awaited before a pool takes a job; throws if the lock of the pool cannot be acquired. */
  async requireLock(pool: string): Promise<void> {
    this.pools.add(pool);
    // The first refresh may have begun before the pool was added.
    for (let round = 0; round < 2 && !this.isHeld(pool); round += 1) await this.refresh();
    if (!this.isHeld(pool)) throw new Error('This worker has no lock that shows that it is alive.');
  }

  /** Call this when a pool has ended; the next refresh releases the jobs that it left unfinished. */
  remove(pool: string): void {
    this.pools.delete(pool);
  }

  /** Acquires the locks that are missing, in a new session if necessary, and releases the jobs of dead pools. */
  refresh(): Promise<void> {
    this.running ??= this.refreshOnce().finally(() => (this.running = undefined));
    return this.running;
  }

  /** Aborts when the locks that are held now are lost; already aborted if there are none. */
  get signal(): AbortSignal {
    return this.session?.loss.signal ?? AbortSignal.abort();
  }

  close(): void {
    if (this.session) this.drop(this.session);
  }

  private isHeld = (pool: string) => this.session?.held.has(pool) ?? false;

  private async refreshOnce(): Promise<void> {
    const session = this.session ?? (await this.open());
    try {
      await this.updateLocks(session);
      await session.client.query(RELEASE_DEAD, [POOL_LOCKS, [...this.pools]]);
    } catch (error) {
      this.drop(session);
      throw error;
    }
  }

  private async updateLocks({ client, held }: Session): Promise<void> {
    for (const pool of this.pools) {
      if (!held.has(pool) && (await isTrue(client, 'pg_try_advisory_lock', pool))) held.add(pool);
    }
    for (const pool of held) {
      if (!this.pools.has(pool) && (await isTrue(client, 'pg_advisory_unlock', pool))) held.delete(pool);
    }
  }

  private async open(): Promise<Session> {
    const client = await this.pgPool.connect();
    const session: Session = { client, held: new Set(), loss: new AbortController() };
    this.session = session;
    client.once('end', () => this.drop(session));
    await client.query(KEEP_ALIVE).catch((error: unknown) => {
      this.drop(session);
      throw error;
    });
    return session;
  }

  private drop(session: Session): void {
    if (this.session !== session) return;
    this.session = undefined;
    session.loss.abort();
    session.client.release(true);
  }
}

async function isTrue(client: pg.PoolClient, lockFunction: string, pool: string): Promise<boolean> {
  const statement = `select ${lockFunction}($1, hashtext($2)) as answer`;
  const { rows } = await client.query<{ answer: boolean }>(statement, [POOL_LOCKS, pool]);
  return rows[0]?.answer === true;
}
