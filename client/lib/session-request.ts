import { postGraphql, type GraphqlAnswer } from './graphql-request';
import type { RenewSessionMutation, SignOutMutation } from './session.generated';
import source from './session.graphql?raw';

interface Operations {
  RenewSession: RenewSessionMutation;
  SignOut: SignOutMutation;
}

interface RequestSettings extends Pick<RequestInit, 'keepalive'> {
  /** Identifies the session if the cookie is gone. */
  token?: string | null;
}

/**
 * Sends one of the two operations of a session, which the cookie identifies; scripts cannot read that cookie. Both must
 * work on pages that do not load the data layer.
 */
export function requestSession<Name extends keyof Operations>(
  operationName: Name,
  { token = null, ...init }: RequestSettings = {},
): Promise<GraphqlAnswer<Operations[Name]>> {
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
  return postGraphql({ operationName, query: source }, { ...init, headers });
}
