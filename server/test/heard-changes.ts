import { ContentChanges } from '../database/content-changes';

type Hear = (table: string | null) => void;

/** Sent as a table name when a database has been emptied. */
export const EMPTIED = 'emptied';

const ignore = () => {};

/**
 * Listens for changes, for one test after another: opening a connection takes longer than all statements of most tests.
 */
export class HeardChanges {
  private changes: ContentChanges | undefined;
  private isLost = false;
  private hear: Hear = ignore;
  private onEmptied = ignore;

  constructor(private readonly url: string) {}

  /** Reports a change first, as opening a new connection would. */
  async listen(hear: Hear): Promise<void> {
    if (this.isLost) await this.changes?.close();
    if (this.isLost || !this.changes) await this.connect();
    this.hear = hear;
    hear(null);
  }

  /** To be called before the database is emptied; resolves when all changes of the test have been reported. */
  async end(): Promise<void> {
    this.hear = ignore;
    if (this.changes && !this.isLost) await new Promise<void>((resolve) => (this.onEmptied = resolve));
  }

  private async connect(): Promise<void> {
    const changes = new ContentChanges(this.url, (table) => {
      if (table === null) this.isLost = true;
      if (table === null || table === EMPTIED) this.onEmptied();
      this.hear(table);
    });
    await changes.listen();
    this.changes = changes;
    this.isLost = false;
  }
}
