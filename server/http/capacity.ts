import type { IncomingMessage, ServerResponse } from 'node:http';
import { Overloaded } from '../lib/errors';
import type { Failure } from './failure';
import { sendFailure } from './failures';

interface CapacityParts {
  /** How many requests are answered at the same time. */
  inFlightMax: number;
  /** Whether the database has no connection for further requests, so that they would fail anyway. */
  isDatabaseBusy: () => boolean;
}

/** How a request is refused that cannot be answered now. */
export type Refuse = (req: IncomingMessage, res: ServerResponse, failure: Failure) => void;

/** Limits the requests in flight, whoever sends them. Further ones are refused at once, before any work is done. */
export class Capacity {
  private inFlight = 0;

  constructor(private readonly parts: CapacityParts) {}

  get isFull(): boolean {
    return this.inFlight >= this.parts.inFlightMax;
  }

  /**
   * Counts the request until its response has ended; false if it was refused, and has its answer, or if the client has
   * disconnected.
   */
  admit(req: IncomingMessage, res: ServerResponse, refuse: Refuse = sendFailure): boolean {
    if (res.closed || res.destroyed) return false;
    if (this.isFull || this.parts.isDatabaseBusy()) {
      refuse(req, res, new Overloaded());
      return false;
    }
    this.inFlight += 1;
    res.once('close', () => (this.inFlight -= 1));
    return true;
  }
}
