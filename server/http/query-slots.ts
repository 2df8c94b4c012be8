import type { RequestHandler, Response } from 'express';
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

/** The slot that `limitConcurrentQueries` has assigned to this request. */
export const querySlotOf = (res: Response): QuerySlot | undefined =>
  res.locals['querySlot'] as QuerySlot | undefined;

/** Limits the concurrent requests of one network. Further ones wait in a queue; when it is full, they get 429. */
export function limitConcurrentQueries(): RequestHandler {
  const turns = new ConcurrencyLimiter({
    running: CONCURRENT_QUERIES_MAX,
    waiting: QUEUED_QUERIES_MAX,
    refuse: () => new RateLimited(QUEUE_FULL_RETRY_AFTER_S),
  });
  return async (req, res, next) => {
    let free;
    try {
      free = await turns.begin(networkOfRequest(req));
    } catch (refusal) {
      sendFailure(req, res, refusal as RateLimited);
      return;
    }
    const slot = new QuerySlot(free);
    slot.retain();
    if (res.closed) return slot.release();
    res.once('close', () => slot.release());
    res.locals['querySlot'] = slot;
    next();
  };
}
