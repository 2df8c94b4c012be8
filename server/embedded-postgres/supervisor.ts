import { setTimeout as sleep } from 'node:timers/promises';
import type { Postmaster } from './postmaster';
import { isAlive } from './processes';

const POLL_MS = 1000;
const FIRST_PAUSES_MS = [200, 500, 1000];
const LATER_PAUSE_MS = 2000;
/** A postmaster that ran for this long did not fail at start-up, so the next pause is the shortest one again. */
const STABLE_MS = 10_000;

/** Functions that the supervisor calls. */
export interface SupervisorOptions {
  /** Restarts PostgreSQL; returns undefined if this process is no longer responsible for it. */
  restart: () => Promise<Postmaster | undefined>;
  report: (line: string) => void;
}

/** Restarts the postmaster, whichever process started it, whenever it is gone, until `end` is called. */
export class Supervisor {
  private isEnded = false;
  private failures = 0;
  private poll: NodeJS.Timeout | undefined;
  private lastReport = '';

  constructor(private readonly options: SupervisorOptions) {}

  watch(postmaster: Postmaster): void {
    if (this.isEnded) return;
    const since = Date.now();
    let isLost = false;
    const lost = () => {
      if (isLost || this.isEnded) return;
      isLost = true;
      clearInterval(this.poll);
      if (Date.now() - since > STABLE_MS) this.failures = 0;
      this.report('PostgreSQL stopped unexpectedly and is being restarted.');
      void this.recover();
    };
    postmaster.child?.once('exit', lost);
    this.poll = setInterval(() => {
      if (this.isGone(postmaster)) lost();
    }, POLL_MS).unref();
  }

  /** False if that cannot be determined at the moment. */
  private isGone(postmaster: Postmaster): boolean {
    try {
      return !isAlive(postmaster);
    } catch (error) {
      this.report(messageOf(error));
      return false;
    }
  }

  end(): void {
    this.isEnded = true;
    clearInterval(this.poll);
  }

  private async recover(): Promise<void> {
    while (!this.isEnded) {
      const pause = FIRST_PAUSES_MS[this.failures++] ?? LATER_PAUSE_MS;
      await sleep(pause, undefined, { ref: false });
      if (!this.isEnded && (await this.tryRestart())) return;
    }
  }

  private async tryRestart(): Promise<boolean> {
    try {
      const postmaster = await this.options.restart();
      if (!postmaster) this.end();
      else {
        this.report(`PostgreSQL is running again on port ${postmaster.port}.`);
        this.watch(postmaster);
      }
      return true;
    } catch (error) {
      this.report(messageOf(error));
      return false;
    }
  }

  /** Reports a lasting failure once instead of every two seconds. */
  private report(line: string): void {
    if (line !== this.lastReport) this.options.report(line);
    this.lastReport = line;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
