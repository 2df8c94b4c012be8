/** How many turns a request waits, at most, because connections are accepted in them. */
const ACCEPTING_TURNS_MAX = 10;

interface Waiting {
  start: () => void;
  isLost: () => boolean;
}

interface Queue {
  waiting: Waiting[];
  /** How many turns in a row it has waited for connections. */
  skipped: number;
}

/**
 * Starts the requests of each network in their order, one in each turn of the event loop. A connection is accepted, and
 * the result of a statement is read, once a turn, so long turns keep everybody else waiting. While connections are being
 * accepted, further requests of the network wait, so that a sender who reconnects does not fill the queue of those that
 * are not accepted yet.
 */
export class NetworkTurns {
  /** The networks that have started a request in this turn, or have requests waiting. */
  private readonly queues = new Map<string, Queue>();
  private isAccepting = false;

  /** To be called for each new connection. */
  accept(): void {
    if (this.isAccepting) return;
    this.isAccepting = true;
    setImmediate(() => (this.isAccepting = false));
  }

  /** A request whose connection is lost while it waits is not started. */
  run(network: string, start: () => void, isLost: () => boolean): void {
    const queue = this.queues.get(network);
    if (queue) {
      queue.waiting.push({ start, isLost });
      return;
    }
    this.await(network, { waiting: [], skipped: 0 });
    start();
  }

  private await(network: string, queue: Queue): void {
    this.queues.set(network, queue);
    setImmediate(() => this.nextTurn(network, queue));
  }

  private nextTurn(network: string, queue: Queue): void {
    // A sender who reconnects can lose any number of them, and each would take a turn, and memory until then.
    queue.waiting = queue.waiting.filter(({ isLost }) => !isLost());
    if (queue.waiting.length === 0) {
      this.queues.delete(network);
      return;
    }
    const isSkipped = this.isAccepting && queue.skipped < ACCEPTING_TURNS_MAX;
    queue.skipped = isSkipped ? queue.skipped + 1 : 0;
    this.await(network, queue);
    if (!isSkipped) queue.waiting.shift()!.start();
  }
}
