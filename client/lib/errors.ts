import { CombinedGraphQLErrors, LinkError, ServerError, ServerParseError } from '@apollo/client/errors';
import type { ErrorCode } from '#common/error-codes';
import type { ErrorReason } from '#common/error-reasons';

export interface FailureTexts {
  /** Shown when the server gave no reason. */
  fallback: string;
  /** Shown when there was no response, if that has a text of its own. */
  unreachable?: string | undefined;
}

/** Thrown for a request without Apollo Client that got no answer of the server. */
export class NoAnswerError extends Error {}

/** Added to the error of a change that got no answer. */
export const NO_ANSWER =
  'The server did not answer, so it may be done all the same. Check before you try again.';

/** A text that says what failed, followed by `NO_ANSWER`. */
export const withoutAnswer = (failed: string): string => `${failed}. ${NO_ANSWER}`;

interface ServerErrorEntry {
  message?: unknown;
  extensions?: Record<string, unknown> | undefined;
}

interface FieldEntry {
  path: string[];
  message: string;
}

/** Statuses with which a proxy reports that the server does not respond. */
const GATEWAY_STATUSES = [502, 503, 504];

/** Why the server refused; without a reason, the text for an unreachable server or the fallback. */
export function messageOf(error: unknown, { fallback, unreachable = fallback }: FailureTexts): string {
  return reasonIn(error) ?? (isUnreachable(error) ? unreachable : fallback);
}

/** The message of the server, except of an unexpected failure, whose message is the same whatever was asked for. */
function reasonIn(error: unknown): string | undefined {
  const message = serverErrorIn(error)?.message;
  if (codeOf(error) === 'INTERNAL_SERVER_ERROR') return undefined;
  return typeof message === 'string' && message ? message : undefined;
}

/** The server's error code; undefined for errors from elsewhere. */
export const codeOf = (error: unknown): ErrorCode | undefined =>
  (textIn(error, 'code') as ErrorCode | null) ?? undefined;

/** Whether the server refused for that reason. */
export const isRefusedFor = (error: unknown, reason: ErrorReason): boolean =>
  textIn(error, 'reason') === reason;

/** A further property of the server's error, such as `usedAt`; null if it has none of that name. */
export function textIn(error: unknown, name: string): string | null {
  const value = serverErrorIn(error)?.extensions?.[name];
  return typeof value === 'string' ? value : null;
}

/** The server's messages for single fields, by the names of the form's inputs: `bodyMeasurements.weight`. */
export function fieldsOf(error: unknown): Record<string, string> {
  const fields = serverErrorIn(error)?.extensions?.['fields'];
  if (!Array.isArray(fields)) return {};
  return Object.fromEntries(
    (fields as FieldEntry[]).map(({ path, message }) => [path.join('.'), message] as const),
  );
}

function serverErrorIn(error: unknown): ServerErrorEntry | undefined {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  return ServerError.is(error) ? firstErrorInBody(error.bodyText) : undefined;
}

/** Requests that are refused before GraphQL get an error of the same shape, as plain JSON. */
function firstErrorInBody(body: string): ServerErrorEntry | undefined {
  try {
    return (JSON.parse(body) as { errors?: ServerErrorEntry[] }).errors?.[0];
  } catch {
    return undefined;
  }
}

/**
 * Whether the server did not respond. Errors of the link without a response are network failures: `fetch` has no error
 * type of its own for them.
 */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof NoAnswerError) return true;
  return hasStatus(error)
    ? GATEWAY_STATUSES.includes(error.statusCode)
    : LinkError.is(error) && !CombinedGraphQLErrors.is(error);
}

/** `isUnreachable` for code between two links: Apollo marks the errors of links only after the last one. */
export const isWithoutAnswer = (error: unknown): boolean =>
  isUnreachable(error) || (!hasStatus(error) && !CombinedGraphQLErrors.is(error));

const hasStatus = (error: unknown): error is ServerError | ServerParseError =>
  ServerError.is(error) || ServerParseError.is(error);
