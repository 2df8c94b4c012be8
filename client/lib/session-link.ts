import { ApolloLink, ServerError } from '@apollo/client';
import { catchError, from, map, of, switchMap, throwError, type Observable } from 'rxjs';
import type { ErrorCode } from '#common/error-codes';
import { freshToken, renewToken, type Renewal } from './session-renewal';

const REFUSED: ErrorCode = 'UNAUTHENTICATED';

type Answer = { result: ApolloLink.Result } | { error: unknown };
type Send = (token: string | null) => Observable<ApolloLink.Result>;

/** Sends operations with the session's token, which is renewed shortly before it expires and when it is refused. */
export function createSessionLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const headers = (operation.getContext()['headers'] ?? {}) as Record<string, string>;
    if (hasToken(headers)) return forward(operation);
    const send: Send = (token) => {
      operation.setContext({
        headers: token === null ? headers : { ...headers, Authorization: `Bearer ${token}` },
      });
      return forward(operation);
    };
    const isQuery = operation.operationType === 'query';
    return from(freshToken()).pipe(
      switchMap((token) => (token === null ? send(null) : sendOrRenew({ token, send, isQuery }))),
    );
  });
}

/** Operations with a token of their own are sent as they are. */
const hasToken = (headers: Record<string, string>) =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');

interface Sending {
  token: string;
  send: Send;
  isQuery: boolean;
}

function sendOrRenew({ token, send, isQuery }: Sending): Observable<ApolloLink.Result> {
  return answersOf(send(token)).pipe(
    switchMap((answer) => {
      if (!isRefused(answer)) return deliver(answer);
      return from(renewToken(token)).pipe(
        switchMap((renewal) => afterRenewal(renewal, { answer, send, isQuery })),
      );
    }),
  );
}

interface Refusal {
  answer: Answer;
  send: Send;
  isQuery: boolean;
}

/** Repeats the operation once. Without a session only queries are repeated, since they may read public data. */
function afterRenewal(renewal: Renewal, { answer, send, isQuery }: Refusal): Observable<ApolloLink.Result> {
  if (renewal.kind === 'renewed') return send(renewal.token);
  if (renewal.kind === 'failed') return throwError(() => renewal.error);
  return isQuery ? send(null) : deliver(answer);
}

const answersOf = (results: Observable<ApolloLink.Result>): Observable<Answer> =>
  results.pipe(
    map((result): Answer => ({ result })),
    catchError((error: unknown) => of<Answer>({ error })),
  );

const deliver = (answer: Answer): Observable<ApolloLink.Result> =>
  'error' in answer ? throwError(() => answer.error) : of(answer.result);

function isRefused(answer: Answer): boolean {
  if ('error' in answer) return ServerError.is(answer.error) && answer.error.statusCode === 401;
  return answer.result.errors?.some(({ extensions }) => extensions?.['code'] === REFUSED) ?? false;
}
