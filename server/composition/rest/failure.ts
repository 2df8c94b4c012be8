import type { GraphQLFormattedError } from 'graphql';
import { isErrorCode } from '#common/error-codes';
import { innermost, wrongValueMessage } from '../../graphql/invalid-variables';
import type { Failure } from '../../http/failures';
import type { FieldError } from '../../lib/errors';
import type { RestRoute } from '../../rest/route';

interface Extensions {
  code?: unknown;
  fields?: readonly FieldError[];
  retryAfter?: number;
  challenge?: unknown;
}

/** The failure of a route whose operation failed, with the route's own names of the fields. */
export function failureOf(
  error: GraphQLFormattedError | undefined,
  { fieldNames = {} }: Pick<RestRoute, 'fieldNames'>,
): Failure {
  const { code, fields = [], retryAfter, challenge } = (error?.extensions ?? {}) as Extensions;
  const failure = {
    code: isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR',
    message: error?.message ?? 'Something went wrong.',
    retryAfterS: retryAfter,
    ...(challenge !== undefined && { more: { challenge } }),
  };
  const renamed = fields.map(({ path, message }) => ({
    path: path.map((name) => fieldNames[name] ?? name),
    message,
  }));
  const [first] = renamed;
  if (!first) return failure;
  if (error?.path) {
    const errors = renamed.map(({ path, message }) => ({ field: path.join('.'), message }));
    return { ...failure, errors };
  }
  // Refused before execution: a value is missing or has the wrong type. REST reports the first, by its innermost name.
  const message = wrongValueMessage(first.path);
  return { ...failure, message, errors: [{ field: innermost(first.path), message }] };
}
