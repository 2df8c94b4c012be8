import type { GraphQLFormattedError } from 'graphql';
import { ERROR_STATUS, isErrorCode, type ErrorCode } from '#common/error-codes';
import { RETRY_AFTER_S } from '../lib/request-limits';
import { temporaryFailure } from '../database/availability';
import { AppError } from '../lib/errors';
import type { Logger } from '../lib/logger';
import { currentRequest } from '../lib/current-request';

/** Formats any error for clients: a safe message, one of our error codes, and the id of the request. */
export function createErrorFormatter(logger: Logger, onUnavailable: (error: unknown) => void = () => {}) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = (error as { originalError?: unknown } | undefined)?.originalError ?? error;
    if (cause instanceof AppError) return fromAppError(formatted, cause);
    const temporary = temporaryFailure(cause);
    if (temporary) {
      logger.warn({ err: cause }, 'database unavailable');
      onUnavailable(cause);
      return fromAppError(formatted, temporary);
    }

    const code = formatted.extensions?.['code'];
    if (isErrorCode(code) && code !== 'INTERNAL_SERVER_ERROR') {
      return { ...locationOf(formatted), message: formatted.message, extensions: extensionsOf({ code }) };
    }
    logger.error({ err: cause }, 'unexpected error in an operation');
    return {
      ...locationOf(formatted),
      message: 'Something went wrong.',
      extensions: extensionsOf({ code: 'INTERNAL_SERVER_ERROR' }),
    };
  };
}

/** What clients see of an error besides its message; the log contains the request id, too. */
export function extensionsOf({ code, reason, fields, details }: ErrorParts): Record<string, unknown> {
  const requestId = currentRequest()?.requestId;
  return {
    code,
    ...(reason && { reason }),
    ...(fields && { fields }),
    ...details,
    ...(requestId && { requestId }),
  };
}

interface ErrorParts {
  code: ErrorCode;
  reason?: AppError['reason'];
  fields?: AppError['fields'];
  details?: AppError['details'] | undefined;
}

/** HTTP status and headers for an error code, the same for GraphQL and REST. */
export function httpOf(
  code: ErrorCode,
  retryAfterS = RETRY_AFTER_S,
): { status: number; headers: Record<string, string> } {
  const status = ERROR_STATUS[code];
  if (status === 429 || status === 503) return { status, headers: { 'Retry-After': String(retryAfterS) } };
  if (status === 401) return { status, headers: { 'WWW-Authenticate': 'Bearer' } };
  return { status, headers: {} };
}

const locationOf = ({ locations, path }: GraphQLFormattedError) => ({
  ...(locations ? { locations } : {}),
  ...(path ? { path } : {}),
});

const fromAppError = (formatted: GraphQLFormattedError, error: AppError): GraphQLFormattedError => ({
  ...locationOf(formatted),
  message: error.message,
  extensions: extensionsOf(error),
});
