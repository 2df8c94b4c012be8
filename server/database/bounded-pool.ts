import pg from 'pg';
import { Overloaded } from '../lib/errors';
import { closeAtOnce, DatabaseClient, DatabaseTimeout } from './database-client';
import { DatabaseProbe } from './database-probe';

export interface BoundedPoolConfig extends pg.PoolConfig {
  max: number;
  /** How many callers may wait for a connection. */
  queueMax: number;
  /** Whether connections are closed, and callers refused, while the database does not answer. */
  isProbed: boolean;
  /** Settings of PostgreSQL for each connection. Poolers refuse them as parameters of the start of a connection. */
  sessionSettings: Record<string, number>;
}

type ConnectCallback = (error: Error | undefined, client: undefined, release: () => void) => void;

/**
 * A connection pool that refuses callers at once when too many wait for a connection already, or when the database has
 * stopped answering.
 */
export class BoundedPool extends pg.Pool {
  private readonly clients = new Set<pg.Client>();
  private probe: DatabaseProbe | undefined;

  constructor(private readonly settings: BoundedPoolConfig) {
    // The pool awaits the result, which its type does not say.
    const onConnect = (client: pg.ClientBase): unknown => this.prepare(client as pg.Client);
    super({ ...settings, Client: DatabaseClient, onConnect });
  }

  /** Whether a further caller would be refused. Idle connections are about to be given to callers that wait. */
  get isFull(): boolean {
    const { max, queueMax } = this.settings;
    return this.totalCount >= max && this.waitingCount - this.idleCount >= queueMax;
  }

  // The driver has two overloads of this method and the next; the argument is passed on unchanged.
  override connect(...given: unknown[]): never {
    const refusal = this.refusal();
    if (!refusal) return super.connect(...(given as [])) as never;
    const [callback] = given as [ConnectCallback | undefined];
    if (!callback) return Promise.reject(refusal) as never;
    process.nextTick(callback, refusal, undefined, () => {});
    return undefined as never;
  }

  override end(...given: unknown[]): never {
    this.probe?.close();
    return super.end(...(given as [])) as never;
  }

  private refusal(): Error | undefined {
    if (this.probe?.isSilent) return new DatabaseTimeout();
    return this.isFull ? new Overloaded() : undefined;
  }

  private async prepare(client: pg.Client): Promise<void> {
    this.clients.add(client);
    client.on('error', () => {}).on('end', () => this.clients.delete(client));
    if (this.settings.isProbed) this.probe ??= this.startProbe();
    const settings = Object.entries(this.settings.sessionSettings);
    await client.query(settings.map(([name, value]) => `set ${name} = ${value}`).join(';'));
  }

  private startProbe(): DatabaseProbe {
    const onSilence = () => this.clients.forEach(closeAtOnce);
    return new DatabaseProbe(this.settings.connectionString!, { clients: this.clients, onSilence });
  }
}
