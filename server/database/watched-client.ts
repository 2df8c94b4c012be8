import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { nameOf } from './prepared-statements';

/** Time after which a pending statement triggers a check whether the database is still working on it. */
const SUSPECT_AFTER_MS = 1000;
const CHECK_INTERVAL_MS = 250;
/** Timeout of a probe, which a working database answers at once; together with the above less than four seconds. */
const PROBE_TIMEOUT_MS = 2500;
/** While the database does not answer: how often to probe, and how long a probe may take on a slow network. */
const PROBE_INTERVAL_MS = 500;
const LATE_PROBE_TIMEOUT_MS = 5000;

/** The error given to the driver. Its code makes `isDatabaseUnavailable` recognise it. */
class DatabaseTimeout extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
  }
}

/**
 * Connections that notice when the database, or the network in front of it, stops answering without closing them.
 * Only time tells that from a slow statement, so a separate connection probes which sessions the database is
 * working for. If neither the probe nor any other connection gets an answer, all connections are destroyed, and new
 * ones are refused at once until a probe is answered. A connection that was merely lost, as after a failover, is
 * destroyed together with the idle ones only.
 */
export function watchedClient(connectionString: string): typeof pg.Client {
  const watch = new Watch(connectionString);
  return class WatchedClient extends pg.Client {
    // The driver has ten overloads of these two methods; the arguments are passed on unchanged.
    override connect(...given: unknown[]): never {
      if (watch.isSilent) return refuse(given[0] as ConnectCallback) as never;
      watch.add(this);
      return super.connect(...(given as [])) as never;
    }

    override query(...given: unknown[]): never {
      watch.expectAnswer(this);
      const [text, values, callback] = given as [string, unknown[] | undefined, QueryCallback | undefined];
      const name = typeof text === 'string' ? nameOf(text) : undefined;
      if (name === undefined) return super.query(...(given as unknown as [string])) as never;
      // As the driver does, which would copy an object with the name, property by property.
      const query = Object.assign(new pg.Query(text, values), { name });
      if (callback) return super.query(query as never, callback as never) as never;
      return new Promise((resolve, reject) => {
        const settle: QueryCallback = (error, result) => (error ? reject(error) : resolve(result));
        void super.query(query as never, settle as never);
      }) as never;
    }
  };
}

type QueryCallback = (error: Error | null, result: unknown) => void;

type ConnectCallback = ((error: Error) => void) | undefined;

function refuse(callback: ConnectCallback): Promise<never> | undefined {
  if (!callback) return Promise.reject(new DatabaseTimeout());
  process.nextTick(callback, new DatabaseTimeout());
  return undefined;
}

/**
 * Result of a probe: process ids of the active sessions, 'unknown' if the database answered with an error, 'silent'
 * if it did not answer.
 */
type ProbeResult = Set<number> | 'unknown' | 'silent';

class Watch {
  isSilent = false;
  private isProbing = false;
  private readonly open = new Set<pg.Client>();
  /** When each client started to wait for an answer, in milliseconds of `performance.now()`. */
  private readonly waiting = new Map<pg.Client, number>();
  private checkTimer: NodeJS.Timeout | undefined;
  private lastAnswerAt = 0;

  constructor(private readonly connectionString: string) {}

  add(client: pg.Client): void {
    this.open.add(client);
    this.expectAnswer(client);
    const answered = () => {
      this.lastAnswerAt = performance.now();
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
    this.checkTimer ??= setInterval(() => this.check(), CHECK_INTERVAL_MS).unref();
  }

  private check(): void {
    if (this.waiting.size === 0) {
      clearInterval(this.checkTimer);
      this.checkTimer = undefined;
      return;
    }
    const late = [...this.waiting].filter(([, since]) => performance.now() - since > SUSPECT_AFTER_MS);
    if (late.length === 0 || this.isProbing || this.isSilent) return;
    this.isProbing = true;
    void this.investigate(late).finally(() => (this.isProbing = false));
  }

  private async investigate(late: [pg.Client, number][]): Promise<void> {
    const probedAt = performance.now();
    const result = await this.probe(PROBE_TIMEOUT_MS);
    if (result === 'unknown') return;
    // If others have been answered meanwhile, the database or this process is overloaded, and reconnecting would
    // add to the load.
    if (result === 'silent') return this.lastAnswerAt > probedAt ? undefined : this.waitOutSilence();
    // An answer that has just been sent may still be on its way.
    await pause(CHECK_INTERVAL_MS, undefined, { ref: false });
    const lost = late.filter(([client, since]) => {
      const process = processOf(client);
      return this.waiting.get(client) === since && process !== null && !result.has(process);
    });
    if (lost.length === 0) return;
    for (const [client] of lost) destroy(client);
    for (const client of this.open) if (!this.waiting.has(client)) destroy(client);
  }

  private async waitOutSilence(): Promise<void> {
    this.isSilent = true;
    for (const client of this.open) destroy(client);
    while (this.isSilent) {
      // Probes overlap, because one that was sent while the database is unavailable may never be answered.
      void this.probe(LATE_PROBE_TIMEOUT_MS).then((result) => {
        if (result !== 'silent') this.isSilent = false;
      });
      await pause(PROBE_INTERVAL_MS, undefined, { ref: false });
    }
  }

  private async probe(timeoutMs: number): Promise<ProbeResult> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'bhor watch',
    });
    client.on('error', () => {});
    const timeout = new AbortController();
    void waitInSteps(timeoutMs, timeout.signal).then(
      () => destroy(client),
      () => {},
    );
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and state = 'active'`,
      );
      return new Set(rows.map(({ pid }) => pid));
    } catch (error) {
      if (error instanceof DatabaseTimeout) return 'silent';
      // A database error says nothing about the other connections; a network error means that they are lost.
      return error instanceof pg.DatabaseError ? 'unknown' : new Set();
    } finally {
      timeout.abort();
      client.end().catch(() => {});
    }
  }
}

/** Waits in steps, so that if this process was blocked, data that has arrived is read between two of them. */
async function waitInSteps(ms: number, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < ms; waited += CHECK_INTERVAL_MS)
    await pause(CHECK_INTERVAL_MS, undefined, { signal, ref: false });
}

/** Process id of the session in PostgreSQL; null until it is connected. */
const processOf = (client: pg.Client) => (client as unknown as { processID: number | null }).processID;

/** Closes the connection at once; a graceful end would wait for the answer to the last query. */
const destroy = (client: pg.Client) => void client.connection.stream.destroy(new DatabaseTimeout());
