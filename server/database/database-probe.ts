import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { closeAtOnce, socketOf } from './database-client';

export const PROBE = 'select 1';

/** A database that stops answering is noticed within the sum of these two. */
const INTERVAL_MS = 500;
const ANSWER_TIMEOUT_MS = 2000;
/** While the database does not answer: how often to try, and how long an attempt may take on a slow network. */
const RETRY_MS = 500;
const ATTEMPT_TIMEOUT_MS = 5000;

/** The connections that the database answers on. */
export interface Probed {
  readonly clients: ReadonlySet<pg.Client>;
  /** Called when the database has stopped answering. */
  onSilence: () => void;
}

/**
 * Asks `select 1` twice a second on a connection of its own. Without an answer in time, the database or the network
 * before it hangs; a statement that is merely slow does not delay this one.
 */
export class DatabaseProbe {
  isSilent = false;
  private readonly closing = new AbortController();
  private client: pg.Client | undefined;
  /** The connections that were open when the database last answered. */
  private older: Socket[];

  constructor(
    private readonly connectionString: string,
    private readonly probed: Probed,
  ) {
    this.older = socketsOf(probed);
    this.run().catch(() => {});
  }

  close(): void {
    this.closing.abort();
    if (this.client) closeAtOnce(this.client);
  }

  private async run(): Promise<never> {
    for (;;) {
      await this.pause(INTERVAL_MS);
      this.client ??= this.open();
      if (await this.isAnswering(this.client)) continue;
      this.isSilent = true;
      this.probed.onSilence();
      await this.untilAnswered();
      this.isSilent = false;
    }
  }

  /**
   * If it answers others, it is overloaded, and opening all connections again would add to the load. Newer connections
   * do not count: they are answered, too, after an interruption in which all others were lost.
   */
  private async isAnswering(client: pg.Client): Promise<boolean> {
    const answer = answerOf(client);
    for (;;) {
      const receivedBefore = bytesReadFrom(this.older);
      if (await isInTime(answer, ANSWER_TIMEOUT_MS)) break;
      if (bytesReadFrom(this.older) > receivedBefore) continue;
      closeAtOnce(client);
      return false;
    }
    this.older = socketsOf(this.probed);
    return true;
  }

  /** Attempts overlap, because one that began while the network was interrupted may never be answered. */
  private async untilAnswered(): Promise<void> {
    let isAnswering = false;
    // oxlint-disable-next-line no-unmodified-loop-condition -- an answer modifies it
    while (!isAnswering) {
      const client = this.open();
      void isInTime(answerOf(client), ATTEMPT_TIMEOUT_MS).then((isAnswered) => {
        isAnswering ||= isAnswered;
        closeAtOnce(client);
      });
      await this.pause(RETRY_MS);
    }
  }

  private open(): pg.Client {
    const client = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'bhor probe',
    });
    client.on('error', () => {}).on('end', () => this.client === client && (this.client = undefined));
    client.connect().catch(() => {});
    socketOf(client).unref();
    return client;
  }

  private pause = (ms: number) => pause(ms, undefined, { ref: false, signal: this.closing.signal });
}

/** Resolves when anything comes back, be it an error. */
const answerOf = (client: pg.Client): Promise<true> =>
  client.query(PROBE).then(
    () => true,
    () => true,
  );

async function isInTime(answer: Promise<true>, timeoutMs: number): Promise<boolean> {
  // Data that has arrived while this process was busy is read before the time is up.
  const silence = pause(timeoutMs, false, { ref: false }).then((none) => nextTurn(none));
  return Promise.race([answer, silence]);
}

const socketsOf = ({ clients }: Probed): Socket[] => [...clients].map(socketOf);

const bytesReadFrom = (sockets: Socket[]): number =>
  sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
