import { ServiceUnavailable } from './errors';

interface Limits {
  /** Most work at once. */
  running: number;
  /** Most that wait for it. */
  waiting: number;
}

/** Lets work begin in turn; refuses it when so much waits that the caller had better come back. */
export class PasswordQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: Limits) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async turn(): Promise<void> {
    if (this.running < this.limits.running) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.limits.waiting) {
      throw new ServiceUnavailable('Too many people are logging in right now. Please try again shortly.');
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}
