import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { watchedClient } from './watched-client';

const GOODBYE_MS = 500;
const CONNECT_TIMEOUT_MS = 3000;
const RECONNECT_MS = 1000;
/** Said again and again, since a listener that asks nothing does not notice that its connection is lost. */
export const LISTEN = 'listen content_changed';
const HEARTBEAT_MS = 5000;

/**
 * Calls `onChange` after each committed change to a table of public content, whichever server or tool made it.
 * While the connection is lost nothing can be known, so each (re)connection counts as a change.
 */
export class ContentChanges {
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private readonly Client: typeof pg.Client;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly onChange: () => void,
    private readonly heartbeatMs = HEARTBEAT_MS,
  ) {
    this.Client = watchedClient(url);
  }

  async listen(): Promise<void> {
    const client = new this.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'bhor content changes',
    });
    this.client = client;
    client.on('notification', this.onChange);
    client.on('error', () => {});
    client.on('end', () => this.reconnectLater());
    try {
      await client.connect();
      await client.query(LISTEN);
      this.onChange();
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
    // An orderly end has to be answered, which a database that hangs does not do.
    const ended = this.client.end().catch(() => {});
    await Promise.race([ended, pause(GOODBYE_MS, undefined, { ref: false })]);
  }

  private reconnectLater(): void {
    this.onChange();
    clearInterval(this.heartbeat);
    if (this.isClosed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.listen(), RECONNECT_MS).unref();
  }
}
