import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { RequestLimits } from '../lib/limits';
import { Overloaded, RateLimited } from '../lib/errors';
import { NETWORK_RETRY_AFTER_S } from '../lib/request-limits';
import { sendFailure } from './failures';
import { NetworkCounts } from './network-counts';
import type { Proxies } from './proxies';

/** Smaller bodies are limited with the open requests of their network. */
export const LARGE_BYTES_MIN = 16 * 1024;
/** How many larger ones are received at the same time: together at most 50 MB, of one network 5 MB. */
const LARGE_MAX = 500;
const LARGE_PER_NETWORK_MAX = 50;

/** Closes the connection of a client that takes too long to send the body of its request. */
export function limitReceiving(req: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => req.destroy(), ms).unref();
  const stop = () => clearTimeout(timer);
  req.once('end', stop).once('close', stop);
}

/**
 * Limits the bodies that are being received. They are received before their request takes a slot: a client can send one
 * byte after the other, and would keep others from the slot meanwhile.
 */
export class RequestBodies {
  private large = 0;
  private readonly largeOfNetworks = new NetworkCounts();

  constructor(private readonly parts: { limits: Pick<RequestLimits, 'stallMs'>; proxies: Proxies }) {}

  /** To be used before a parser. */
  readonly limit: RequestHandler = (req, res, next) => {
    limitReceiving(req, this.parts.limits.stallMs);
    const length = req.headers['transfer-encoding'] ? Infinity : Number(req.headers['content-length'] ?? 0);
    if (length < LARGE_BYTES_MIN) return next();
    const { network } = this.parts.proxies.clientOf(req);
    if (this.largeOfNetworks.of(network) >= LARGE_PER_NETWORK_MAX)
      return sendFailure(req, res, new RateLimited(NETWORK_RETRY_AFTER_S));
    if (this.large >= LARGE_MAX) return sendFailure(req, res, new Overloaded());
    this.large += 1;
    this.largeOfNetworks.add(network);
    let isCounted = true;
    const release = () => {
      if (!isCounted) return;
      isCounted = false;
      this.large -= 1;
      this.largeOfNetworks.remove(network);
    };
    // Nothing reads a refused body, so its end is not noticed; that of its response is.
    req.once('close', release);
    res.once('close', release);
    next();
  };
}
