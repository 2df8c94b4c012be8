import type { ErrorCode } from '#common/error-codes';
import type { RenewSessionMutation, SignOutMutation } from './session.generated';
import source from './session.graphql?raw';

interface Operations {
  RenewSession: RenewSessionMutation;
  SignOut: SignOutMutation;
}

export interface SessionAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: ErrorCode } }[];
}

interface RequestSettings extends Pick<RequestInit, 'keepalive'> {
  /** Says which session it is where the cookie has gone. */
  token?: string | null;
}

/** After how long a silent server is given up, in milliseconds: other tabs wait for the answer as well. */
const PATIENCE_MS = 10_000;

/** Sends one of the two operations of a session. The cookie, which scripts cannot see, says which session it is. */
export async function requestSession<Name extends keyof Operations>(
  operationName: Name,
  { token = null, ...init }: RequestSettings = {},
): Promise<SessionAnswer<Operations[Name]>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ operationName, query: source }),
  });
  return (await response.json()) as SessionAnswer<Operations[Name]>;
}
