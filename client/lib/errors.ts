import { CombinedGraphQLErrors, LinkError, ServerError, ServerParseError } from '@apollo/client/errors';
import { isErrorCode, type ErrorCode } from '#common/error-codes';

export interface FailureTexts {
  /** Said when the server gave no sentence of its own. */
  fallback: string;
  /** Said when no answer came. */
  unreachable: string;
}

interface ServerSentence {
  message?: unknown;
  extensions?: Record<string, unknown> | undefined;
}

/** What a proxy answers for a server that is not there. */
const GATEWAY_STATUSES = [502, 503, 504];

/** The server's sentence, else that of the network, else the fallback (specification 8). */
export function messageOf(error: unknown, { fallback, unreachable }: FailureTexts): string {
  const said = sentenceIn(error)?.message;
  if (typeof said === 'string' && said) return said;
  return isUnreachable(error) ? unreachable : fallback;
}

/** The server's code, when the error is one of its own. */
export function codeOf(error: unknown): ErrorCode | undefined {
  const code = sentenceIn(error)?.extensions?.['code'];
  return isErrorCode(code) ? code : undefined;
}

/** Whether an order was refused because its price is another by now. */
export const isPriceChanged = (error: unknown): boolean =>
  sentenceIn(error)?.extensions?.['totalPaise'] !== undefined;

/** The server's sentences by name of field. */
export function fieldsOf(error: unknown): Record<string, string> {
  const fields = sentenceIn(error)?.extensions?.['fields'] ?? {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function sentenceIn(error: unknown): ServerSentence | undefined {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  return ServerError.is(error) ? sentenceInBody(error.bodyText) : undefined;
}

/** A request that never reached GraphQL is refused in the same shape, as plain JSON. */
function sentenceInBody(body: string): ServerSentence | undefined {
  try {
    return (JSON.parse(body) as { errors?: ServerSentence[] }).errors?.[0];
  } catch {
    return undefined;
  }
}

/** Whatever the link throws besides an answer is the network's: `fetch` gives its failures no type of their own. */
function isUnreachable(error: unknown): boolean {
  if (ServerError.is(error) || ServerParseError.is(error)) return GATEWAY_STATUSES.includes(error.statusCode);
  return LinkError.is(error) && !CombinedGraphQLErrors.is(error);
}
