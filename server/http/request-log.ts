import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentRequest } from '../lib/current-request';
import type { Logger } from '../lib/logger';
import { shortenedAddress } from '../lib/network';
import { pathOf } from './request-path';

/** Limited, since the client chooses the path. */
const PATH_LENGTH_MAX = 300;
const ACCEPTED_ID = /^[\w-]{8,64}$/;
/** Probed every few seconds by load balancers and supervisors, so logged at debug level only. */
const PROBES = new Set(['/healthz', '/readyz']);

interface LogParts {
  logger: Logger;
  /** The network address of the client. */
  addressOf: (req: IncomingMessage) => string;
}

/**
 * Gives a request its id, the client's X-Request-Id if that is valid, and logs one line when the response has ended,
 * with what has been noted about the request until then. The query string is not logged, because it may contain e-mail
 * addresses, and of the client's address only what the privacy policy says.
 */
export function logRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { logger, addressOf }: LogParts,
): CurrentRequest {
  const sent = req.headers['x-request-id'];
  const requestId = typeof sent === 'string' && ACCEPTED_ID.test(sent) ? sent : randomUUID();
  const startedAt = performance.now();
  const path = pathOf(req);
  const level = PROBES.has(path) ? 'debug' : 'info';
  const request: CurrentRequest = { requestId };
  if (!logger.isLevelEnabled(level)) return request;
  // Read now: a socket that has been closed has no address any more.
  const address = addressOf(req);
  res.once('close', () => {
    const ms = Math.round(performance.now() - startedAt);
    const line = {
      requestId,
      method: req.method,
      path: withoutTokens(path).slice(0, PATH_LENGTH_MAX),
      status: res.statusCode,
      ms,
      address: shortenedAddress(address),
      userId: request.userId,
      ...request.operation,
    };
    logger[level](line, 'request');
  });
  return request;
}

/**
 * Masks secrets in a path for the log: segments longer than a UUID, which are tokens as in /verify-email/{token}, and
 * the id of diet details, which grants access to those that were saved anonymously.
 */
export const withoutTokens = (path: string) =>
  path.replace(/[^/]{37,}|(?<=^\/get-user-details\/)[^/]+/g, '[...]');
