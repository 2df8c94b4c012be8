import { CombinedGraphQLErrors, LinkError, ServerError, ServerParseError } from '@apollo/client/errors';
import { isErrorCode, type ErrorCode } from '#common/error-codes';
import type { ErrorReason } from '#common/error-reasons';

export interface FailureTexts {
  /** Shown when the server gave no reason. */
  fallback: string;
  /** Shown when there was no response, if that has a text of its own. */
  unreachable?: string | undefined;
}

/** Thrown for a request without Apollo Client that got no answer of the server. */
export class NoAnswerError extends Error {}

/** For a change without an answer. */
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
export function codeOf(error: unknown): ErrorCode | undefined {
  const code = serverErrorIn(error)?.extensions?.['code'];
  return isErrorCode(code) ? code : undefined;
}

/** Whether an order was refused because its price has changed. */
export const isPriceChanged = (error: unknown): boolean => isRefusedFor(error, 'PRICE_CHANGED');

/** Whether the server knows the key of a request with other values. */
export const isRequestKeyUsed = (error: unknown): boolean => isRefusedFor(error, 'REQUEST_KEY_USED');

/** When the current version of something was saved, and by whom, as far as that is known. */
export interface LastChange {
  changedAt: string | null;
  changedBy: string | null;
}

/** The last change by somebody else, if a change was refused because of it; null for all other errors. */
export function staleVersionIn(error: unknown): LastChange | null {
  if (!isRefusedFor(error, 'STALE_VERSION')) return null;
  const { changedAt, changedBy } = serverErrorIn(error)?.extensions ?? {};
  return { changedAt: textOrNull(changedAt), changedBy: textOrNull(changedBy) };
}

/** What a log-in is completed with that needs a second step; null for all other errors. */
export const challengeIn = (error: unknown): string | null =>
  codeOf(error) === 'SECOND_FACTOR_REQUIRED'
    ? textOrNull(serverErrorIn(error)?.extensions?.['challenge'])
    : null;

/** Whether the second step of a log-in came too late. */
export const isSignInExpired = (error: unknown): boolean => isRefusedFor(error, 'SIGN_IN_EXPIRED');

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whether a change of many members was refused because the selection has another number of members now. */
export const isCountChanged = (error: unknown): boolean => isRefusedFor(error, 'COUNT_CHANGED');

/** The time of another visit because of which recording a visit was refused; null for all other errors. */
export function recentVisitIn(error: unknown): string | null {
  const visitedAt = serverErrorIn(error)?.extensions?.['visitedAt'];
  return isRefusedFor(error, 'RECENTLY_VISITED') && typeof visitedAt === 'string' ? visitedAt : null;
}

/** Whether recording a visit was refused because the member has no active gym pass. */
export const isWithoutPass = (error: unknown): boolean => isRefusedFor(error, 'NO_ACTIVE_PASS');

/** When the code was used because of which a check-in was refused; null for all other errors. */
export function codeUsedAtIn(error: unknown): string | null {
  const usedAt = serverErrorIn(error)?.extensions?.['usedAt'];
  return isRefusedFor(error, 'CODE_USED') && typeof usedAt === 'string' ? usedAt : null;
}

/** Whether a check-in was refused because of the code: it is used, or too old. */
export const isUsedCode = (error: unknown): boolean => isRefusedFor(error, 'CODE_USED');
export const isExpiredCode = (error: unknown): boolean => isRefusedFor(error, 'CODE_EXPIRED');

const isRefusedFor = (error: unknown, reason: ErrorReason): boolean =>
  serverErrorIn(error)?.extensions?.['reason'] === reason;

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
