import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { closeAtOnce, socketOf } from './database-client';

export const PROBE = 'select 1';

/** A database that stops answering is noticed within the sum of these two. */
const INTERVAL_MS = 500;
const ANSWER_TIMEOUT_MS = 2000;
/** While it does not answer: how often to try, and how long an attempt may take on a slow network. */
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

  constructor(
    private readonly connectionString: string,
    private readonly probed: Probed,
  ) {
    this.run().catch(() => {});
  }

  close(): void {
    this.closing.abort();
    if (this.client) closeAtOnce(this.client);
  }

  private async run(): Promise<never> {
    for (;;) {
      await this.pause(INTERVAL_MS);
      const hasAnsweredOthers = answersTo(this.probed.clients);
      this.client ??= this.open();
      // If it answers others, it is overloaded, and opening all connections again would add to the load.
      if ((await isAnswered(this.client, ANSWER_TIMEOUT_MS)) || hasAnsweredOthers()) continue;
      this.isSilent = true;
      this.probed.onSilence();
      await this.untilAnswered();
      this.isSilent = false;
    }
  }

  /** Attempts overlap, because one that began while the network was interrupted may never be answered. */
  private async untilAnswered(): Promise<void> {
    let isAnswering = false;
    // oxlint-disable-next-line no-unmodified-loop-condition -- an answer modifies it
    while (!isAnswering) {
      const client = this.open();
      void isAnswered(client, ATTEMPT_TIMEOUT_MS).then((answer) => {
        isAnswering ||= answer;
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

/** Whether anything comes back in time, be it an error; otherwise the connection is closed. */
async function isAnswered(client: pg.Client, timeoutMs: number): Promise<boolean> {
  const answer = client.query(PROBE).then(
    () => true,
    () => true,
  );
  // What has arrived while this process was busy is read before the time is up.
  const silence = pause(timeoutMs, false, { ref: false }).then((none) => nextTurn(none));
  const isInTime = await Promise.race([answer, silence]);
  if (!isInTime) closeAtOnce(client);
  return isInTime;
}

/** Returns whether anything has been received from now on. */
function answersTo(clients: Probed['clients']): () => boolean {
  const sockets = [...clients].map(socketOf).map((socket) => ({ socket, read: socket.bytesRead }));
  return () => sockets.some(({ socket, read }) => socket.bytesRead > read);
}
