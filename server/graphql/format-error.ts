import { randomUUID } from 'node:crypto';
import type { GraphQLFormattedError } from 'graphql';
import { ERROR_STATUS, isErrorCode, type ErrorCode } from '#common/error-codes';
import { RETRY_AFTER_S } from '#common/limits';
import { isDatabaseAway } from '../database/availability';
import { AppError, ServiceUnavailable } from '../lib/errors';
import type { Logger } from '../lib/logger';

/** Turns any error into what the outside may see: a safe sentence, a code of ours and messages by field. */
export function createErrorFormatter(logger: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = (error as { originalError?: unknown } | undefined)?.originalError ?? error;
    if (cause instanceof AppError) return fromAppError(formatted, cause);
    if (isDatabaseAway(cause)) {
      logger.warn({ err: cause }, 'database away');
      return fromAppError(formatted, new ServiceUnavailable());
    }

    const code = formatted.extensions?.['code'];
    if (code === 'BAD_USER_INPUT' || isCutOff(formatted)) return fromCoercion(formatted);
    if (isErrorCode(code) && code !== 'INTERNAL_SERVER_ERROR') {
      return { ...place(formatted), message: formatted.message, extensions: { code } };
    }
    const incident = randomUUID();
    logger.error({ err: cause, incident }, 'unexpected error in an operation');
    return {
      ...place(formatted),
      message: 'Something went wrong.',
      extensions: { code: 'INTERNAL_SERVER_ERROR', incident },
    };
  };
}

/** HTTP status and headers that belong to a code, the same for both doors. */
export function httpOf(
  code: ErrorCode,
  retryAfterS = RETRY_AFTER_S,
): { status: number; headers: Record<string, string> } {
  const status = ERROR_STATUS[code];
  if (status === 429 || status === 503) return { status, headers: { 'Retry-After': String(retryAfterS) } };
  if (status === 401) return { status, headers: { 'WWW-Authenticate': 'Bearer' } };
  return { status, headers: {} };
}

const place = ({ locations, path }: GraphQLFormattedError) => ({
  ...(locations ? { locations } : {}),
  ...(path ? { path } : {}),
});

function fromAppError(formatted: GraphQLFormattedError, error: AppError): GraphQLFormattedError {
  const { code, message, fields, details } = error;
  const extensions = { code, ...(fields ? { fields } : {}), ...details };
  return { ...place(formatted), message, extensions };
}

/** The last of many wrong variables: graphql-js has stopped counting, and gives no code. */
const isCutOff = ({ message }: GraphQLFormattedError): boolean =>
  message.startsWith('Too many errors processing variables');

/** GraphQL names the variable and repeats the value (`Variable "$input" got invalid value ...`); we name the field. */
function fromCoercion(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const name = fieldOf(formatted.message);
  const message = name
    ? `The value of ${name} is missing or has the wrong type.`
    : 'A value has the wrong type.';
  return {
    ...place(formatted),
    message,
    extensions: { code: 'BAD_USER_INPUT', ...(name ? { fields: { [name]: message } } : {}) },
  };
}

/** The missing field, else the innermost one of the path to the value, else the variable. */
function fieldOf(jargon: string): string | undefined {
  const missing = /; Field "(\w+)" of required type "[^"]*" was not provided\.$/.exec(jargon)?.[1];
  // The last path: the value that is repeated before it may hold the look of another.
  const path = [...jargon.matchAll(/ at "([\w.[\]]+)"; /g)].at(-1)?.[1];
  const innermost = path?.split('.').at(-1)?.split('[', 1)[0];
  return missing ?? innermost ?? /^Variable "\$(\w+)"/.exec(jargon)?.[1];
}
