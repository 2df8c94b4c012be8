import pg from 'pg';

const RECONNECT_MS = 1000;

/**
 * Calls `onChange` after each committed change to a table of public content, whichever server or tool made it.
 * While the connection is lost nothing can be known, so each (re)connection counts as a change.
 */
export class ContentChanges {
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly onChange: () => void,
  ) {}

  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'bhor content changes' });
    this.client = client;
    client.on('notification', this.onChange);
    client.on('error', () => {});
    client.on('end', () => this.reconnectLater());
    try {
      await client.connect();
      await client.query('listen content_changed');
      this.onChange();
    } catch {
      await client.end().catch(() => {});
      this.reconnectLater();
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => {});
  }

  private reconnectLater(): void {
    this.onChange();
    if (this.isClosed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.listen(), RECONNECT_MS).unref();
  }
}
