import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from '../lib/logger';
import { withRequestId } from '../lib/request-id';

const ACCEPTED_ID = /^[\w-]{8,64}$/;
/** Asked every few seconds by whatever keeps the product running. */
const PROBES = new Set(['/healthz', '/readyz']);

/** Gives each request an id (the caller's own when it has a plain one) and logs one line when it has been answered. */
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
 * Without the query, which carries addresses; a part longer than an id is a token, as in /verify-email/{token}, and
 * the id of diet details opens them.
 */
export const withoutTokens = (path: string) =>
  path.replace(/[^/]{37,}|(?<=^\/get-user-details\/)[^/]+/g, '[...]');
