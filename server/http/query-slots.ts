import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { CONCURRENT_QUERIES_MAX, QUEUED_QUERIES_MAX } from '../lib/request-limits';
import { RateLimited } from '../lib/errors';
import { ConcurrencyLimiter } from '../lib/concurrency-limiter';
import { networkOfRequest } from './caller-from-request';
import { sendFailure } from './failures';

const QUEUE_FULL_RETRY_AFTER_S = 1;

/** A slot for one of the concurrent requests of a network. Reference-counted: freed when the last user releases it. */
export class QuerySlot {
  private users = 0;
  private isFree = false;

  constructor(private readonly onFree: () => void) {}

  retain(): void {
    this.users += 1;
  }

  release(): void {
    this.users -= 1;
    if (this.users === 0) this.free();
  }

  free(): void {
    if (this.isFree) return;
    this.isFree = true;
    this.onFree();
  }
}

const slots = new WeakMap<ServerResponse, QuerySlot>();

/** The slot that `QuerySlots` has assigned to the request of this response. */
export const querySlotOf = (res: ServerResponse): QuerySlot | undefined => slots.get(res);

/** Limits the concurrent requests of one network. Further ones wait in a queue; when it is full, they get 429. */
export class QuerySlots {
  private readonly turns = new ConcurrencyLimiter({
    running: CONCURRENT_QUERIES_MAX,
    waiting: QUEUED_QUERIES_MAX,
    refuse: () => new RateLimited(QUEUE_FULL_RETRY_AFTER_S),
  });

  constructor(private readonly trustedProxies: number) {}

  /** Waits for a slot; false if the request was refused, and has its answer, or if the client has disconnected. */
  async assign(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    let free;
    try {
      free = await this.turns.begin(networkOfRequest(req, this.trustedProxies));
    } catch (refusal) {
      sendFailure(req, res, refusal as RateLimited);
      return false;
    }
    const slot = new QuerySlot(free);
    slot.retain();
    if (res.closed) {
      slot.release();
      return false;
    }
    res.once('close', () => slot.release());
    slots.set(res, slot);
    return true;
  }

  readonly middleware: RequestHandler = async (req, res, next) => {
    if (await this.assign(req, res)) next();
  };
}
