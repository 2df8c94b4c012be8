import type { ServerResponse } from 'node:http';
import { SECOND_MS } from '#common/time';

/** For how long clients may leave an answer unread while others wait. */
const PATIENCE_MS = 5 * SECOND_MS;

interface UnreadAnswer {
  network: string;
  /** When it was complete. */
  since: number;
}

/** Answers that are complete, but not taken by their clients yet. */
export class UnreadAnswers {
  private readonly answers = new Map<ServerResponse, UnreadAnswer>();

  watch(res: ServerResponse, network: string): void {
    res.once('prefinish', () => this.answers.set(res, { network, since: performance.now() }));
    res.once('close', () => this.answers.delete(res));
  }

  /** Closes the connections of clients that take their time, of one network or of all. */
  async drop(network?: string): Promise<void> {
    const latest = performance.now() - PATIENCE_MS;
    const isDropped = (answer: UnreadAnswer) =>
      answer.since <= latest && (network === undefined || network === answer.network);
    const dropped = [...this.answers].filter(([, answer]) => isDropped(answer));
    await Promise.all(dropped.map(([res]) => closed(res)));
  }
}

const closed = (res: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    res.once('close', () => resolve());
    res.destroy();
  });
