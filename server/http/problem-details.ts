/** Errors of REST as problem details (RFC 9457), for clients that name their media type. */
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import type { Failure } from './failure';

export const PROBLEM_TYPE = 'application/problem+json';

/** A wildcard is not enough: clients that accept everything get the documented body. */
export const acceptsProblems = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.accept !== undefined && new Negotiator({ headers }).mediaTypes().includes(PROBLEM_TYPE);

interface Problem {
  failure: Failure;
  status: number;
  /** Facts from GraphQL besides the message. */
  extensions: Record<string, unknown>;
}

/** `code` and `reason` describe the problem, so its type is that of the status. */
export const problemOf = ({ failure: { message, errors, more }, status, extensions }: Problem) => ({
  type: 'about:blank',
  title: STATUS_CODES[status],
  status,
  detail: message,
  ...more,
  ...extensions,
  ...(errors && { errors }),
});
