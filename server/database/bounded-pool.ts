import pg from 'pg';
import { Overloaded } from '../lib/errors';

interface BoundedPoolConfig extends pg.PoolConfig {
  max: number;
  /** How many callers may wait for a connection. */
  queueMax: number;
}

type ConnectCallback = (error: Error | undefined, client: undefined, release: () => void) => void;

/** A connection pool that refuses callers at once when too many wait for a connection already. */
export class BoundedPool extends pg.Pool {
  constructor(private readonly settings: BoundedPoolConfig) {
    super(settings);
  }

  /** Whether a further caller would be refused. Idle connections are about to be given to callers that wait. */
  get isFull(): boolean {
    const { max, queueMax } = this.settings;
    return this.totalCount >= max && this.waitingCount - this.idleCount >= queueMax;
  }

  // The driver has two overloads of this method; the argument is passed on unchanged.
  override connect(...given: unknown[]): never {
    if (!this.isFull) return super.connect(...(given as [])) as never;
    const [callback] = given as [ConnectCallback | undefined];
    if (!callback) return Promise.reject(new Overloaded()) as never;
    process.nextTick(callback, new Overloaded(), undefined, () => {});
    return undefined as never;
  }
}
