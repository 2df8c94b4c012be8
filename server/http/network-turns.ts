/**
 * Starts the requests of each network in their order, one in each turn of the event loop. A connection is accepted, and
 * the result of a statement is read, once a turn, so long turns keep everybody else waiting.
 */
export class NetworkTurns {
  /** What waits for its turn, by networks that have started a request in this one. */
  private readonly waiting = new Map<string, (() => void)[]>();

  run(network: string, start: () => void): void {
    const waiting = this.waiting.get(network);
    if (waiting) {
      waiting.push(start);
      return;
    }
    this.waiting.set(network, []);
    setImmediate(() => this.nextTurn(network));
    start();
  }

  private nextTurn(network: string): void {
    const start = this.waiting.get(network)!.shift();
    if (!start) {
      this.waiting.delete(network);
      return;
    }
    setImmediate(() => this.nextTurn(network));
    start();
  }
}
