/**
 * The way of a request through the server. What many requests ask for is answered here, without Express: finished
 * answers from the cache, and GraphQL operations. Everything else, and every unusual request, goes on to Express.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { GRAPHQL_PATH, sendError } from '../http/failures';
import { logRequest } from '../http/request-log';
import { pathOf } from '../http/request-path';
import type { SetSecurityHeaders } from '../http/security-headers';
import type { Logger } from '../lib/logger';
import { withRequestId } from '../lib/request-id';
import { keyOf, type AnswerCache } from './answer-cache';
import type { GraphqlRequests } from './graphql-requests';

interface HotPathParts {
  logger: Logger;
  setSecurityHeaders: SetSecurityHeaders;
  answers: AnswerCache;
  graphql: GraphqlRequests;
  /** Express. */
  other: RequestListener;
}

export function hotPath({
  logger,
  setSecurityHeaders,
  answers,
  graphql,
  other,
}: HotPathParts): RequestListener {
  const listener = async (req: IncomingMessage, res: ServerResponse, requestId: string) => {
    setSecurityHeaders(req, res);
    const answer = answers.find(keyOf(req));
    if (answer) await answer.send(req, res);
    else if (graphql.isPlainPost(req) && pathOf(req) === GRAPHQL_PATH)
      await graphql.answerPost(req, res, requestId);
    else withRequestId(requestId, () => other(req, res));
  };
  return (req, res) => {
    const requestId = logRequest(logger, req, res);
    listener(req, res, requestId).catch((error: unknown) =>
      withRequestId(requestId, () => sendError(error, { req, res, logger })),
    );
  };
}
