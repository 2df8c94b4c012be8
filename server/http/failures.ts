import type { ErrorRequestHandler, Request, Response } from 'express';
import type { ErrorCode } from '#common/error-codes';
import { BODY_BYTES_MAX } from '../lib/request-limits';
import { isDatabaseUnavailable } from '../database/availability';
import { extensionsOf, httpOf } from '../graphql/format-error';
import { ServiceUnavailable } from '../lib/errors';
import type { Logger } from '../lib/logger';

export interface Failure {
  code: ErrorCode;
  message: string;
  /** Messages by field, for REST. */
  errors?: { field: string; message: string }[] | undefined;
  /** Further properties of the REST error body. */
  more?: Record<string, unknown> | undefined;
  /** Value of the Retry-After header in seconds, if not the default. */
  retryAfterS?: number | undefined;
}

export const GRAPHQL_PATH = '/graphql';

/** Sends an error in the format of the requested API: `errors` for GraphQL, `message` and `code` for REST. */
export function sendFailure(req: Request, res: Response, failure: Failure): void {
  const { code, message, errors = [], more, retryAfterS } = failure;
  const { status, headers } = httpOf(code, retryAfterS);
  res.status(status).set(headers).set('Cache-Control', 'no-store');
  if ((req.baseUrl || req.path) === GRAPHQL_PATH) {
    const details = retryAfterS === undefined ? undefined : { retryAfter: retryAfterS };
    res.json({ errors: [{ message, extensions: extensionsOf({ code, details }) }] });
    return;
  }
  res.json({ ...more, message, code, ...(errors.length > 0 ? { errors } : {}) });
}

/** The last middleware: errors of the body parser become 4xx responses; anything unexpected is logged and masked. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const failure = failureOf(error);
    if (failure.code === 'INTERNAL_SERVER_ERROR') {
      logger.error({ err: error }, 'unexpected error in a request');
    }
    if (res.headersSent) res.destroy();
    else sendFailure(req, res, failure);
  };
}

const BODY_FAILURES: Record<string, Failure> = {
  'entity.parse.failed': { code: 'BAD_REQUEST', message: 'The body is not valid JSON.' },
  'encoding.unsupported': {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'This content encoding is not supported.',
  },
  'charset.unsupported': { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body in UTF-8.' },
};

interface BodyError {
  type?: string;
  status?: number;
  /** Maximum body size, in bytes. */
  limit?: number;
}

function failureOf(error: unknown): Failure {
  if (isDatabaseUnavailable(error)) return new ServiceUnavailable();
  const { type, status, limit = BODY_BYTES_MAX } = (error ?? {}) as BodyError;
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
