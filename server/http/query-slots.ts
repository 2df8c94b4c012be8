import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { RateLimited } from '../lib/errors';
import { ConcurrencyLimiter } from '../lib/concurrency-limiter';
import type { RequestLimits } from '../lib/limits';
import type { Capacity, Refuse } from './capacity';
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

interface QuerySlotParts {
  limits: RequestLimits;
  /** Number of reverse proxies in front of the server. */
  trustedProxies: number;
  capacity: Capacity;
}

/**
 * Limits the concurrent requests of one network, within the capacity for all. Further ones wait in a queue; when it is
 * full, they get 429.
 */
export class QuerySlots {
  private readonly turns: ConcurrencyLimiter;

  constructor(private readonly parts: QuerySlotParts) {
    const { perNetwork, queuePerNetwork } = parts.limits;
    this.turns = new ConcurrencyLimiter({
      running: perNetwork,
      waiting: queuePerNetwork,
      refuse: () => new RateLimited(QUEUE_FULL_RETRY_AFTER_S),
    });
  }

  /** Waits for a slot; false if the request was refused, and has its answer, or if the client has disconnected. */
  async assign(req: IncomingMessage, res: ServerResponse, refuse: Refuse = sendFailure): Promise<boolean> {
    const { capacity, trustedProxies } = this.parts;
    let free;
    try {
      free = await this.turns.begin(networkOfRequest(req, trustedProxies));
    } catch (refusal) {
      refuse(req, res, refusal as RateLimited);
      return false;
    }
    // Counted only now, so that what one network has waiting takes no capacity from the others.
    if (!capacity.admit(req, res, refuse)) {
      free();
      return false;
    }
    const slot = new QuerySlot(free);
    slot.retain();
    res.once('close', () => slot.release());
    slots.set(res, slot);
    return true;
  }

  readonly middleware: RequestHandler = async (req, res, next) => {
    if (await this.assign(req, res)) next();
  };
}
