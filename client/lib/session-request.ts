import { postGraphql, type GraphqlAnswer } from './graphql-request';
import type { PageDocument } from './page-data';

interface RequestSettings extends Pick<RequestInit, 'keepalive'> {
  /** Identifies the session if the cookie is gone. */
  token?: string | null;
}

/**
 * Sends one of the two operations of a session, which the cookie identifies; scripts cannot read that cookie. Both must
 * work on pages that do not load Apollo Client.
 */
export function requestSession<Result>(
  { name, text }: PageDocument<Result>,
  { token = null, ...init }: RequestSettings = {},
): Promise<GraphqlAnswer<Result>> {
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
  return postGraphql({ operationName: name, query: text }, { ...init, headers });
}
