import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { RateLimited } from '../lib/errors';
import { ConcurrencyLimiter } from '../lib/concurrency-limiter';
import type { RequestLimits } from '../lib/limits';
import { NETWORK_RETRY_AFTER_S } from '../lib/request-limits';
import type { Capacity, Refuse } from './capacity';
import { sendFailure } from './failures';
import type { Proxies } from './proxies';
import { UnreadAnswers } from './unread-answers';

/** How long a refused change keeps the slot of a query. */
const REFUSED_CHANGE_MS = 200;

type Kind = 'query' | 'change';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A slot for one of the concurrent requests of a network. Reference-counted: freed when the last user releases it. */
export class RequestSlot {
  private users = 0;
  private isFree = false;

  constructor(
    private kind: Kind,
    private free: () => void,
    private readonly changes: { isFull: () => boolean; begin: () => Promise<() => void> },
  ) {}

  /** False if the slot is free already, because the client has disconnected. */
  retain(): boolean {
    if (this.isFree) return false;
    this.users += 1;
    return true;
  }

  release(): void {
    this.users -= 1;
    if (this.users > 0) return;
    this.isFree = true;
    this.free();
  }

  /**
   * Exchanges the slot of a query for that of a change: a change may wait for a payment gateway, and must not block the
   * queries of the same network. If the queue of changes is full, it keeps the slot for a moment: only parsing showed
   * that the document was a change, and a network must not make the server parse as fast as it can.
   */
  async becomeChange(): Promise<void> {
    if (this.kind === 'change') return;
    this.kind = 'change';
    const freeQuery = this.free;
    this.free = () => {};
    if (this.changes.isFull()) setTimeout(freeQuery, REFUSED_CHANGE_MS).unref();
    else freeQuery();
    const freeChange = await this.changes.begin();
    // Another check may have refused the operation meanwhile.
    if (this.isFree) freeChange();
    else this.free = freeChange;
  }
}

const slots = new WeakMap<ServerResponse, RequestSlot>();

/** The slot that `RequestSlots` has assigned to the request of this response. */
export const slotOf = (res: ServerResponse): RequestSlot | undefined => slots.get(res);

interface RequestSlotParts {
  limits: RequestLimits;
  proxies: Proxies;
  capacity: Capacity;
}

/**
 * Limits the concurrent queries and changes of one network, within the capacity for all. Further ones wait in a queue;
 * when it is full, they get 429.
 */
export class RequestSlots {
  private readonly turns: Record<Kind, ConcurrencyLimiter>;
  private readonly unread = new UnreadAnswers();

  constructor(private readonly parts: RequestSlotParts) {
    const { perNetwork, queuePerNetwork, changesPerNetwork, queuedChangesPerNetwork } = parts.limits;
    this.turns = {
      query: limiter(perNetwork, queuePerNetwork),
      change: limiter(changesPerNetwork, queuedChangesPerNetwork),
    };
  }

  /**
   * Waits for a slot, unless the request has one from before: requests that hold one and wait for another would wait for each
   * other. False if the request was refused, and has its answer, or if the client has disconnected.
   */
  async assign(
    req: IncomingMessage,
    res: ServerResponse,
    { kind = 'query', refuse = sendFailure }: { kind?: Kind; refuse?: Refuse } = {},
  ): Promise<boolean> {
    if (slots.has(res)) return !res.closed;
    const { capacity, proxies } = this.parts;
    const { network } = proxies.clientOf(req);
    if (capacity.isFull) await this.unread.drop();
    else if (this.turns[kind].isBusy(network)) this.unread.leaveSlots(network);
    let free;
    try {
      free = await this.turns[kind].begin(network);
    } catch (refusal) {
      refuse(req, res, refusal as RateLimited);
      return false;
    }
    // Counted only now, so that what one network has waiting takes no capacity from the others.
    if (!capacity.admit(req, res, refuse)) {
      free();
      return false;
    }
    const { change } = this.turns;
    const slot = new RequestSlot(kind, free, {
      isFull: () => change.isFull(network),
      begin: () => change.begin(network),
    });
    slot.retain();
    slots.set(res, slot);
    this.unread.watch(res, { network, leaveSlot: () => slot.release() });
    return true;
  }

  readonly queries: RequestHandler = async (req, res, next) => {
    if (await this.assign(req, res)) next();
  };

  /** For changes whose body has not been received: without a place in the queue it would be read in vain. */
  readonly refuseIfFull: RequestHandler = (req, res, next) => {
    const { network } = this.parts.proxies.clientOf(req);
    if (this.turns.change.isFull(network)) sendFailure(req, res, new RateLimited(NETWORK_RETRY_AFTER_S));
    else next();
  };

  /** For all requests behind it that may change something. */
  readonly changes: RequestHandler = async (req, res, next) => {
    if (READING.has(req.method) || (await this.assign(req, res, { kind: 'change' }))) next();
  };
}

const limiter = (running: number, waiting: number) =>
  new ConcurrencyLimiter({ running, waiting, refuse: () => new RateLimited(NETWORK_RETRY_AFTER_S) });
