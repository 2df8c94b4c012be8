/**
 * How many requests of one network begin in one turn of the event loop. A connection is accepted, and the result of a
 * statement is read, once a turn, so long turns keep everybody else waiting.
 */
export const STARTED_PER_TURN_MAX = 8;

interface Queue {
  /** In this turn. */
  started: number;
  waiting: (() => void)[];
}

/** Starts the requests of each network in their order, a few in each turn of the event loop. */
export class NetworkTurns {
  private readonly queues = new Map<string, Queue>();

  run(network: string, start: () => void): void {
    const queue = this.queues.get(network) ?? this.open(network);
    if (queue.started < STARTED_PER_TURN_MAX) {
      queue.started += 1;
      start();
    } else queue.waiting.push(start);
  }

  private open(network: string): Queue {
    const queue: Queue = { started: 0, waiting: [] };
    this.queues.set(network, queue);
    setImmediate(() => this.nextTurn(network, queue));
    return queue;
  }

  private nextTurn(network: string, queue: Queue): void {
    const due = queue.waiting.splice(0, STARTED_PER_TURN_MAX);
    queue.started = due.length;
    if (due.length > 0) setImmediate(() => this.nextTurn(network, queue));
    else this.queues.delete(network);
    for (const start of due) start();
  }
}
