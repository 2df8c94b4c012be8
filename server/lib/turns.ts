interface TurnSettings {
  /** Most work at once. */
  running: number;
  /** Most that waits for it. */
  waiting: number;
  /** What more of it is refused with. */
  refuse: () => Error;
}

interface Lane {
  running: number;
  waiting: (() => void)[];
}

/** Lets work begin in turn, in a lane of its own for each name; refuses it when so much waits that the caller had better come back. */
export class Turns {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly settings: TurnSettings) {}

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const end = await this.begin(name);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Waits for a turn; it lasts until what is returned is called, once. */
  async begin(name: string): Promise<() => void> {
    const { running, waiting, refuse } = this.settings;
    const lane = this.lanes.get(name) ?? { running: 0, waiting: [] };
    this.lanes.set(name, lane);
    if (lane.running < running) lane.running += 1;
    else if (lane.waiting.length >= waiting) throw refuse();
    else await new Promise<void>((resolve) => lane.waiting.push(resolve));
    return () => this.end(name, lane);
  }

  /** The turn passes to the next who waits. */
  private end(name: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next) return next();
    lane.running -= 1;
    if (lane.running === 0) this.lanes.delete(name);
  }
}
