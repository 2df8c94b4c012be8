import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A statement that has waited so long makes us ask whether the database still works on it. */
const SUSPICIOUS_MS = 1000;
const LOOK_MS = 250;
/** Longest wait for an answer that any database gives at once; together with the above less than four seconds. */
const ANSWER_MS = 2500;
/** While nothing answers: how often we ask, and how long for an answer by a slow line. */
const ASK_AGAIN_MS = 500;
const LATE_ANSWER_MS = 5000;

/** What the driver is told; its code counts as "the database is away". */
class Silence extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
  }
}

/**
 * Connections that notice when the database, or the network before it, falls silent without closing them. Nothing but
 * time tells that from a slow statement, so a connection of its own asks the database what it is working on. If that
 * is not answered, nor anything else meanwhile, all connections are given up, and new ones are refused at once until
 * an answer comes.
 * One that is merely lost, as after a failover, is given up alone, with those that are idle.
 */
export function watchedClient(connectionString: string): typeof pg.Client {
  const watch = new Watch(connectionString);
  return class WatchedClient extends pg.Client {
    // The driver has ten forms of these two; all of them pass through as they are.
    override connect(...given: unknown[]): never {
      if (watch.isSilent) return refuse(given[0] as ConnectCallback) as never;
      watch.add(this);
      return super.connect(...(given as [])) as never;
    }

    override query(...given: unknown[]): never {
      watch.expectAnswer(this);
      return super.query(...(given as [string])) as never;
    }
  };
}

type ConnectCallback = ((error: Error) => void) | undefined;

function refuse(callback: ConnectCallback): Promise<never> | undefined {
  if (!callback) return Promise.reject(new Silence());
  process.nextTick(callback, new Silence());
  return undefined;
}

/** What the database says it is working on: numbers of its processes; unknown when it has said something else. */
type Verdict = Set<number> | 'unknown' | 'silent';

class Watch {
  isSilent = false;
  private isAsking = false;
  private readonly open = new Set<pg.Client>();
  /** Since when each waits for an answer. */
  private readonly waiting = new Map<pg.Client, number>();
  private looking: NodeJS.Timeout | undefined;
  private heardAt = 0;

  constructor(private readonly connectionString: string) {}

  add(client: pg.Client): void {
    this.open.add(client);
    this.expectAnswer(client);
    const answered = () => {
      this.heardAt = performance.now();
      this.waiting.delete(client);
    };
    client.on('connect', answered).on('drain', answered);
    client.on('error', () => this.waiting.delete(client));
    client.on('end', () => {
      this.waiting.delete(client);
      this.open.delete(client);
    });
  }

  expectAnswer(client: pg.Client): void {
    if (!this.waiting.has(client)) this.waiting.set(client, performance.now());
    this.looking ??= setInterval(() => this.look(), LOOK_MS).unref();
  }

  private look(): void {
    if (this.waiting.size === 0) {
      clearInterval(this.looking);
      this.looking = undefined;
      return;
    }
    const late = [...this.waiting].filter(([, since]) => performance.now() - since > SUSPICIOUS_MS);
    if (late.length === 0 || this.isAsking || this.isSilent) return;
    this.isAsking = true;
    void this.judge(late).finally(() => (this.isAsking = false));
  }

  private async judge(late: [pg.Client, number][]): Promise<void> {
    const askedAt = performance.now();
    const verdict = await this.ask(ANSWER_MS);
    if (verdict === 'unknown') return;
    // Where others are answered, database or product have too much to do, and giving up would add to it.
    if (verdict === 'silent') return this.heardAt > askedAt ? undefined : this.fallSilent();
    // What was answered just now may still be on its way.
    await pause(LOOK_MS, undefined, { ref: false });
    const lost = late.filter(([client, since]) => {
      const process = processOf(client);
      return this.waiting.get(client) === since && process !== null && !verdict.has(process);
    });
    if (lost.length === 0) return;
    for (const [client] of lost) giveUp(client);
    for (const client of this.open) if (!this.waiting.has(client)) giveUp(client);
  }

  private async fallSilent(): Promise<void> {
    this.isSilent = true;
    for (const client of this.open) giveUp(client);
    while (this.isSilent) {
      // Not one after the other: what is asked while the database is away may never be answered.
      void this.ask(LATE_ANSWER_MS).then((verdict) => {
        if (verdict !== 'silent') this.isSilent = false;
      });
      await pause(ASK_AGAIN_MS, undefined, { ref: false });
    }
  }

  private async ask(patienceMs: number): Promise<Verdict> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'bhor watch',
    });
    client.on('error', () => {});
    const patience = new AbortController();
    void waitInSteps(patienceMs, patience.signal).then(
      () => giveUp(client),
      () => {},
    );
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and state = 'active'`,
      );
      return new Set(rows.map(({ pid }) => pid));
    } catch (error) {
      if (error instanceof Silence) return 'silent';
      // An error of the database's own says nothing of its other connections; one of the network that they are gone.
      return error instanceof pg.DatabaseError ? 'unknown' : new Set();
    } finally {
      patience.abort();
      client.end().catch(() => {});
    }
  }
}

/** When this process has been held up, what has arrived is read between the steps. */
async function waitInSteps(ms: number, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < ms; waited += LOOK_MS)
    await pause(LOOK_MS, undefined, { signal, ref: false });
}

/** Null until the connection is there. */
const processOf = (client: pg.Client) => (client as unknown as { processID: number | null }).processID;

/** At once: an orderly end would wait for the answer to what was asked last. */
const giveUp = (client: pg.Client) => void client.connection.stream.destroy(new Silence());
