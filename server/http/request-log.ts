import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from '../lib/logger';
import { withRequestId } from '../lib/request-id';

const ACCEPTED_ID = /^[\w-]{8,64}$/;
/** Probed every few seconds by load balancers and supervisors, so logged at debug level only. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * Assigns each request an id (the client's X-Request-Id, if valid) and logs one line when the response has ended. The
 * query string is not logged, because it may contain e-mail addresses.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const sent = req.get('x-request-id');
    const requestId = sent && ACCEPTED_ID.test(sent) ? sent : randomUUID();
    res.setHeader('X-Request-Id', requestId);
    const startedAt = performance.now();
    const path = withoutTokens(req.path);
    res.on('close', () => {
      const ms = Math.round(performance.now() - startedAt);
      const level = PROBES.has(path) ? 'debug' : 'info';
      logger[level]({ requestId, method: req.method, path, status: res.statusCode, ms }, 'request');
    });
    withRequestId(requestId, next);
  };
}

/**
 * Masks secrets in a path for the log: segments longer than a UUID, which are tokens as in /verify-email/{token}, and
 * the id of diet details, which grants access to those that were saved anonymously.
 */
export const withoutTokens = (path: string) =>
  path.replace(/[^/]{37,}|(?<=^\/get-user-details\/)[^/]+/g, '[...]');
