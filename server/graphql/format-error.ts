import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { ERROR_STATUS, isErrorCode, type ErrorCode } from '#common/error-codes';
import { RETRY_AFTER_S } from '../lib/request-limits';
import { temporaryFailure } from '../database/availability';
import { AppError } from '../lib/errors';
import { currentRequest } from '../lib/current-request';
import type { Context, OperationObserver } from './context';

/** Formats any error for clients: a safe message, one of our error codes, and the id of the request. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = causeOf(error);
  const known = cause instanceof AppError ? cause : temporaryFailure(cause);
  if (known) return { ...locationOf(formatted), message: known.message, extensions: extensionsOf(known) };
  const code = knownCode(formatted);
  return {
    ...locationOf(formatted),
    message: code ? formatted.message : 'Something went wrong.',
    extensions: extensionsOf({ code: code ?? 'INTERNAL_SERVER_ERROR' }),
  };
}

/** Logs the errors that are not the client's, with the cause that it does not see. */
export const reportErrors: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors) reportError(error, contextValue.observer);
    },
  }),
};

function reportError(error: GraphQLError, { logger, onUnavailable }: OperationObserver): void {
  const cause = causeOf(error);
  if (cause instanceof AppError) return;
  if (temporaryFailure(cause)) {
    logger.warn({ err: cause }, 'database unavailable');
    onUnavailable(cause);
  } else if (!knownCode(error)) {
    logger.error({ err: cause }, 'unexpected error in an operation');
  }
}

const causeOf = (error: unknown): unknown =>
  (error as { originalError?: unknown } | undefined)?.originalError ?? error;

/** The code of an error that Apollo or graphql-js has found in the request. */
function knownCode({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): ErrorCode | undefined {
  const code = extensions?.['code'];
  return isErrorCode(code) && code !== 'INTERNAL_SERVER_ERROR' ? code : undefined;
}

/** The parts of an error besides its message that clients see; the log contains the request id, too. */
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
