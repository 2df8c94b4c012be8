import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import type { ErrorCode } from '#common/error-codes';
import type { ErrorReason } from '#common/error-reasons';
import { temporaryFailure } from '../database/availability';
import { extensionsOf, httpOf } from '../graphql/format-error';
import { AppError } from '../lib/errors';
import type { Logger } from '../lib/logger';
import { pathOf } from './request-path';

export interface Failure {
  code: ErrorCode;
  message: string;
  /** For GraphQL. */
  reason?: ErrorReason | undefined;
  /** Messages by field, for REST. */
  errors?: { field: string; message: string }[] | undefined;
  /** Further properties of the REST error body. */
  more?: Record<string, unknown> | undefined;
  /** Value of the Retry-After header in seconds, if not the default. */
  retryAfterS?: number | undefined;
}

export const GRAPHQL_PATH = '/graphql';
export const INVALID_JSON = 'The body is not valid JSON.';
export const ENCODING_UNSUPPORTED = 'This content encoding is not supported.';

/** Sends an error in the format of the requested API: `errors` for GraphQL, `message` and `code` for REST. */
export function sendFailure(req: Addressed, res: ServerResponse, failure: Failure): void {
  const { code, message, reason, errors = [], more, retryAfterS } = failure;
  const { status, headers } = httpOf(code, retryAfterS);
  const details = retryAfterS === undefined ? undefined : { retryAfter: retryAfterS };
  const body =
    pathOf({ url: req.originalUrl ?? req.url }) === GRAPHQL_PATH
      ? { errors: [{ message, extensions: extensionsOf({ code, reason, details }) }] }
      : { ...more, message, code, ...(errors.length > 0 ? { errors } : {}) };
  const text = JSON.stringify(body);
  res.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}

/** A request; within routers of Express, `url` lacks the path of the router. */
type Addressed = Pick<IncomingMessage, 'url'> & { originalUrl?: string };

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

interface BodyError {
  type?: string;
  status?: number;
  /** Maximum body size, in bytes. */
  limit?: number;
}

function failureOf(error: unknown): Failure {
  if (error instanceof AppError) return error;
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
