import { randomUUID } from 'node:crypto';
import type { GraphQLFormattedError } from 'graphql';
import { ERROR_STATUS, isErrorCode, type ErrorCode } from '#common/error-codes';
import { RETRY_AFTER_S } from '../lib/request-limits';
import { isDatabaseUnavailable } from '../database/availability';
import { AppError, ServiceUnavailable } from '../lib/errors';
import type { Logger } from '../lib/logger';

/** Formats any error for clients: a safe message, one of our error codes, and messages by field. */
export function createErrorFormatter(logger: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = (error as { originalError?: unknown } | undefined)?.originalError ?? error;
    if (cause instanceof AppError) return fromAppError(formatted, cause);
    if (isDatabaseUnavailable(cause)) {
      logger.warn({ err: cause }, 'database unavailable');
      return fromAppError(formatted, new ServiceUnavailable());
    }

    const code = formatted.extensions?.['code'];
    if (code === 'BAD_USER_INPUT' || isCutOff(formatted)) return fromCoercion(formatted);
    if (isErrorCode(code) && code !== 'INTERNAL_SERVER_ERROR') {
      return { ...locationOf(formatted), message: formatted.message, extensions: { code } };
    }
    const incident = randomUUID();
    logger.error({ err: cause, incident }, 'unexpected error in an operation');
    return {
      ...locationOf(formatted),
      message: 'Something went wrong.',
      extensions: { code: 'INTERNAL_SERVER_ERROR', incident },
    };
  };
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

function fromAppError(formatted: GraphQLFormattedError, error: AppError): GraphQLFormattedError {
  const { code, message, fields, details } = error;
  const extensions = { code, ...(fields ? { fields } : {}), ...details };
  return { ...locationOf(formatted), message, extensions };
}

/** The error that graphql-js adds when it stops collecting errors about variables; it has no code. */
const isCutOff = ({ message }: GraphQLFormattedError): boolean =>
  message.startsWith('Too many errors processing variables');

/** graphql-js names the variable and echoes its value (`Variable "$input" got invalid ...`); we name the field. */
function fromCoercion(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const name = fieldOf(formatted.message);
  const message = name
    ? `The value of ${name} is missing or has the wrong type.`
    : 'A value has the wrong type.';
  return {
    ...locationOf(formatted),
    message,
    extensions: { code: 'BAD_USER_INPUT', ...(name ? { fields: { [name]: message } } : {}) },
  };
}

/** The field in a message of graphql-js: the missing one, else the last in the value's path, else the variable. */
function fieldOf(original: string): string | undefined {
  const missing = /; Field "(\w+)" of required type "[^"]*" was not provided\.$/.exec(original)?.[1];
  // Use the last match: the value, which is echoed before the path, may contain text that looks like a path.
  const path = [...original.matchAll(/ at "([\w.[\]]+)"; /g)].at(-1)?.[1];
  const innermost = path?.split('.').at(-1)?.split('[', 1)[0];
  return missing ?? innermost ?? /^Variable "\$(\w+)"/.exec(original)?.[1];
}
