import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseClient } from './database-client';

const CLOSE_TIMEOUT_MS = 500;
const ANSWER_TIMEOUT_MS = 3000;
const RECONNECT_MS = 1000;
/** Repeated as a heartbeat, because a connection that only listens does not notice that it has been lost. */
export const LISTEN = 'listen content_changed';
const HEARTBEAT_MS = 5000;

/**
 * Calls `onChange` after each committed change to a table of public content, whichever server or tool made it, with the
 * name of the table; without one if it is not known. Changes go unnoticed while the connection is lost, so losing it and connecting again count as changes, too.
 */
export class ContentChanges {
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly onChange: (table: string | null) => void,
    private readonly heartbeatMs = HEARTBEAT_MS,
  ) {}

  async listen(): Promise<void> {
    const client: pg.Client = new DatabaseClient({
      connectionString: this.url,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      application_name: 'bhor content changes',
    });
    this.client = client;
    client.on('notification', ({ payload }) => this.onChange(payload || null));
    client.on('error', () => {});
    client.on('end', () => this.reconnectLater());
    try {
      await client.connect();
      await client.query(LISTEN);
      this.onChange(null);
      clearInterval(this.heartbeat);
      const beat = () => void client.query(LISTEN).catch(() => {});
      this.heartbeat = setInterval(beat, this.heartbeatMs).unref();
    } catch {
      client.connection.stream.destroy();
      this.reconnectLater();
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    if (!this.client) return;
    // A graceful end waits for a response, which a hung database does not send.
    const ended = this.client.end().catch(() => {});
    await Promise.race([ended, pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  private reconnectLater(): void {
    this.onChange(null);
    clearInterval(this.heartbeat);
    if (this.isClosed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.listen(), RECONNECT_MS).unref();
  }
}
