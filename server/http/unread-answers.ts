import type { ServerResponse } from 'node:http';
import { SECOND_MS } from '#common/time';

/** For how long clients may leave an answer unread while others wait. */
const PATIENCE_MS = 5 * SECOND_MS;

interface Slot {
  network: string;
  leaveSlot: () => void;
}

interface UnreadAnswer extends Slot {
  /** When it was complete. */
  since: number;
}

/** Answers that are complete, but not taken by their clients yet. */
export class UnreadAnswers {
  private readonly answers = new Map<ServerResponse, UnreadAnswer>();

  /** The slot of the request is left once, when the response closes or when others have waited long enough for it. */
  watch(res: ServerResponse, { network, leaveSlot }: Slot): void {
    let hasSlot = true;
    const leaveOnce = () => {
      if (hasSlot) leaveSlot();
      hasSlot = false;
    };
    res.once('prefinish', () =>
      this.answers.set(res, { network, leaveSlot: leaveOnce, since: performance.now() }),
    );
    res.once('close', () => {
      leaveOnce();
      this.answers.delete(res);
    });
  }

  /** Lets other requests of a network begin; slow clients go on reading. */
  leaveSlots(network: string): void {
    for (const [, answer] of this.old()) if (answer.network === network) answer.leaveSlot();
  }

  /** Closes the connections of clients that take their time, when there is no room for others. */
  async drop(): Promise<void> {
    await Promise.all(this.old().map(([res]) => destroyed(res)));
  }

  private old(): [ServerResponse, UnreadAnswer][] {
    const latest = performance.now() - PATIENCE_MS;
    return [...this.answers].filter(([, { since }]) => since <= latest);
  }
}

const destroyed = (res: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    res.once('close', () => resolve());
    res.destroy();
  });
