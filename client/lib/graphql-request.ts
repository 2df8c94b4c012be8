import type { ErrorCode } from '#common/error-codes';

export interface GraphqlAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: ErrorCode } }[];
}

interface Operation {
  operationName: string;
  query: string;
  variables?: Record<string, unknown> | undefined;
}

const TIMEOUT_MS = 10_000;

const ADDRESS = '/graphql';

/** Sends one operation without Apollo Client, which not every page loads. */
export async function postGraphql<Data>(
  operation: Operation,
  init: RequestInit = {},
): Promise<GraphqlAnswer<Data>> {
  const headers = new Headers(init.headers);
  headers.set('Content-Type', 'application/json');
  return send(ADDRESS, {
    method: 'POST',
    credentials: 'same-origin',
    ...init,
    headers,
    body: JSON.stringify(operation),
  });
}

/** Sends a query without personal data: without cookies, and by GET, so that the response can be cached by its URL. */
export function getGraphql<Data>({
  operationName,
  query,
  variables,
}: Operation): Promise<GraphqlAnswer<Data>> {
  const search = new URLSearchParams({ operationName, query });
  if (variables) search.set('variables', JSON.stringify(variables));
  // The server requires this header as protection against CSRF: forms of other sites cannot send it.
  const headers = new Headers({ 'Apollo-Require-Preflight': 'true' });
  return send(`${ADDRESS}?${search.toString()}`, { credentials: 'omit', headers });
}

async function send<Data>(
  address: string,
  init: RequestInit & { headers: Headers },
): Promise<GraphqlAnswer<Data>> {
  init.headers.set('Accept', 'application/graphql-response+json');
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  const answer = (await response.json()) as GraphqlAnswer<Data>;
  // A field with an error is null, which the type of the data leaves out.
  return answer.errors ? { errors: answer.errors } : answer;
}
