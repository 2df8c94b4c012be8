import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../lib/logger';
import { pathOf } from './request-path';

const ACCEPTED_ID = /^[\w-]{8,64}$/;
/** Probed every few seconds by load balancers and supervisors, so logged at debug level only. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * Returns the id of a request, which is the client's X-Request-Id if that is valid, and logs one line when the response
 * has ended. The query string is not logged, because it may contain e-mail addresses.
 */
export function logRequest(logger: Logger, req: IncomingMessage, res: ServerResponse): string {
  const sent = req.headers['x-request-id'];
  const requestId = typeof sent === 'string' && ACCEPTED_ID.test(sent) ? sent : randomUUID();
  const startedAt = performance.now();
  const path = pathOf(req);
  const level = PROBES.has(path) ? 'debug' : 'info';
  if (!logger.isLevelEnabled(level)) return requestId;
  res.once('close', () => {
    const ms = Math.round(performance.now() - startedAt);
    const { method } = req;
    logger[level]({ requestId, method, path: withoutTokens(path), status: res.statusCode, ms }, 'request');
  });
  return requestId;
}

/**
 * Masks secrets in a path for the log: segments longer than a UUID, which are tokens as in /verify-email/{token}, and
 * the id of diet details, which grants access to those that were saved anonymously.
 */
export const withoutTokens = (path: string) =>
  path.replace(/[^/]{37,}|(?<=^\/get-user-details\/)[^/]+/g, '[...]');
