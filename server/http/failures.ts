import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { temporaryFailure } from '../database/availability';
import { extensionsOf, httpOf } from '../graphql/format-error';
import { AppError } from '../lib/errors';
import type { Logger } from '../lib/logger';
import type { Failure } from './failure';
import { acceptsProblems, problemOf, PROBLEM_TYPE } from './problem-details';
import { pathOf } from './request-path';

export const GRAPHQL_PATH = '/graphql';
export const INVALID_JSON = 'The body is not valid JSON.';
export const ENCODING_UNSUPPORTED = 'This content encoding is not supported.';

/**
 * Sends an error in the format of the requested API: `errors` for GraphQL, for REST problem details to clients that accept
 * them, else `message` and `code`.
 */
export function sendFailure(req: Addressed, res: ServerResponse, failure: Failure): void {
  const { status, headers } = httpOf(failure.code, failure.retryAfterS);
  const { type, body } = bodyOf(req, failure);
  const text = JSON.stringify(body);
  res.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}

/** A request; within routers of Express, `url` lacks the path of the router. */
type Addressed = Pick<IncomingMessage, 'url' | 'headers'> & { originalUrl?: string };

const JSON_TYPE = 'application/json; charset=utf-8';

function bodyOf(req: Addressed, failure: Failure): { type: string; body: object } {
  if (pathOf({ url: req.originalUrl ?? req.url }) === GRAPHQL_PATH)
    return { type: JSON_TYPE, body: graphqlBody(failure) };
  if (acceptsProblems(req)) return { type: PROBLEM_TYPE, body: problemBody(failure) };
  const { code, message, errors = [], more } = failure;
  const named = errors.map(({ field, message: said }) => ({ field, message: said }));
  return { type: JSON_TYPE, body: { ...more, message, code, ...(named.length > 0 && { errors: named }) } };
}

const problemBody = (failure: Failure) =>
  problemOf({
    failure,
    status: httpOf(failure.code).status,
    extensions: extensionsOf({ code: failure.code, reason: failure.reason }),
  });

function graphqlBody({ code, message, reason, retryAfterS }: Failure) {
  const details = retryAfterS === undefined ? undefined : { retryAfter: retryAfterS };
  return { errors: [{ message, extensions: extensionsOf({ code, reason, details }) }] };
}

/** Answers a request that failed: errors of the body parser with 4xx; anything unexpected is logged and masked. */
export function sendError(error: unknown, { req, res, logger }: FailedRequest): void {
  const failure = failureOf(error);
  if (failure.code === 'INTERNAL_SERVER_ERROR') logger.error({ err: error }, 'unexpected error in a request');
  if (res.headersSent) res.destroy();
  else sendFailure(req, res, failure);
}

interface FailedRequest {
  req: Addressed;
  res: ServerResponse;
  logger: Logger;
}

/** The last middleware. */
export const errorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, _next) =>
    sendError(error, { req, res, logger });

const BODY_FAILURES: Record<string, Failure> = {
  'entity.parse.failed': { code: 'BAD_REQUEST', message: INVALID_JSON },
  'encoding.unsupported': { code: 'UNSUPPORTED_MEDIA_TYPE', message: ENCODING_UNSUPPORTED },
  'charset.unsupported': { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body in UTF-8.' },
};

function ofAppError({ code, message, reason, fields }: AppError): Failure {
  return {
    code,
    message,
    reason,
    errors: fields?.map(({ path, ...said }) => ({ field: path.join('.'), ...said })),
  };
}

interface BodyError {
  type?: string;
  status?: number;
  /** Maximum body size, in bytes. */
  limit?: number;
}

function failureOf(error: unknown): Failure {
  if (error instanceof AppError) return ofAppError(error);
  const temporary = temporaryFailure(error);
  if (temporary) return temporary;
  const { type, status, limit = 0 } = (error ?? {}) as BodyError;
  if (type === 'entity.too.large') {
    return { code: 'PAYLOAD_TOO_LARGE', message: `The body is larger than ${limit / 1024} kB.` };
  }
  const known = type ? BODY_FAILURES[type] : undefined;
  if (known) return known;
  if (status !== undefined && status >= 400 && status < 500) {
    return { code: 'BAD_REQUEST', message: 'This request could not be understood.' };
  }
  return { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong.' };
}
