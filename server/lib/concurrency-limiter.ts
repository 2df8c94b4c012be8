import { setImmediate as nextTurn } from 'node:timers/promises';

interface Limits {
  /** How many tasks of one name may run at the same time. */
  running: number;
  /** How many more of them may wait. */
  waiting: number;
  /** The error for any further task. */
  refuse: () => Error;
}

interface Queue {
  running: number;
  waiting: (() => void)[];
  /** The turn of the event loop in which the last task began, or will. */
  lastTurn: Promise<void>;
}

/**
 * Limits how many tasks run at the same time, with a separate queue for each name. Refuses a task when its queue is
 * full.
 */
export class ConcurrencyLimiter {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly settings: Limits) {}

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const end = await this.begin(name);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /**
   * Waits for a free slot, and for a turn of the event loop in which no other task of the name begins: tasks that end
   * within one turn would otherwise never run at the same time, and any number of them would keep everybody else waiting.
   * The returned function releases the slot and must be called once.
   */
  async begin(name: string): Promise<() => void> {
    if (this.isFull(name)) throw this.settings.refuse();
    const queue = this.queues.get(name) ?? { running: 0, waiting: [], lastTurn: Promise.resolve() };
    this.queues.set(name, queue);
    if (queue.running < this.settings.running) queue.running += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    queue.lastTurn = queue.lastTurn.then(() => nextTurn());
    await queue.lastTurn;
    return () => this.end(name, queue);
  }

  /** Whether a further task would have to wait. */
  isBusy(name: string): boolean {
    return (this.queues.get(name)?.running ?? 0) >= this.settings.running;
  }

  /** Whether a further task would be refused. */
  isFull(name: string): boolean {
    const { running, waiting } = this.settings;
    const queue = this.queues.get(name);
    return queue !== undefined && queue.running >= running && queue.waiting.length >= waiting;
  }

  /** Passes the slot on to the next in the queue. */
  private end(name: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) return next();
    queue.running -= 1;
    if (queue.running === 0) this.queues.delete(name);
  }
}
