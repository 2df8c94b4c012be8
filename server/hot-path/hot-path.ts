/**
 * The way of a request through the server. What many requests ask for is answered here, without Express: finished
 * answers from the cache, and GraphQL operations. Everything else, and every unusual request, goes on to Express.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Failure } from '../http/failure';
import { GRAPHQL_PATH, sendError, sendFailure } from '../http/failures';
import { ignoreLongAccepts } from '../http/long-accepts';
import { logRequest } from '../http/request-log';
import { pathOf } from '../http/request-path';
import type { Logger } from '../lib/logger';
import { withRequest, type CurrentRequest } from '../lib/current-request';
import { setHeaders, type Answer, type Headers } from './answer';
import { keyOf, type AnswerCache } from './answer-cache';
import type { GraphqlRequests } from './graphql-requests';

interface HotPathParts {
  /** Why a request is refused, whatever it asks for. */
  refusalOf: (req: IncomingMessage) => Failure | undefined;
  logger: Logger;
  /** The network address of the client. */
  addressOf: (req: IncomingMessage) => string;
  /** The headers of every response to a request. */
  headersOf: (req: IncomingMessage) => Headers;
  answers: AnswerCache;
  graphql: GraphqlRequests;
  /** Handles all other requests: Express. */
  other: RequestListener;
}

export function hotPath({
  refusalOf,
  logger,
  addressOf,
  headersOf: headersFor,
  answers,
  graphql,
  other,
}: HotPathParts): RequestListener {
  const headersOf = (req: IncomingMessage, { requestId }: CurrentRequest): Headers => ({
    ...headersFor(req),
    'X-Request-Id': requestId,
  });

  const sendKnown = (answer: Answer, { req, res, request }: Exchange) => {
    request.operation = answer.operation;
    return answer.send(req, res, headersOf(req, request));
  };

  const answerRequest = async (exchange: Exchange) => {
    const { req, res, request } = exchange;
    const refusal = refusalOf(req);
    if (refusal) {
      setHeaders(res, headersOf(req, request));
      return sendFailure(req, res, refusal);
    }
    const isGraphql = pathOf(req) === GRAPHQL_PATH;
    const post = isGraphql && graphql.isPlainPost(req) ? await graphql.read(req) : undefined;
    if (post === 'disconnected') return;
    const key = isGraphql ? graphql.keyOf(req) : keyOf(req);
    const answer = answers.find(post ? post.key : key);
    if (answer) return sendKnown(answer, exchange);
    setHeaders(res, headersOf(req, request));
    if (post) return withRequest(request, () => graphql.answerPost(req, res, post));
    withRequest(request, () => other(req, res));
  };

  return (req, res) => {
    ignoreLongAccepts(req);
    const request = logRequest(req, res, { logger, addressOf });
    answerRequest({ req, res, request }).catch((error: unknown) => {
      if (!res.headersSent) setHeaders(res, headersOf(req, request));
      withRequest(request, () => sendError(error, { req, res, logger }));
    });
  };
}

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  request: CurrentRequest;
}
