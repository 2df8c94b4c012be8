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

/** Address of a query without personal data, which makes its response cacheable. */
export function queryAddress({ operationName, query, variables }: Operation): string {
  const search = new URLSearchParams({ operationName, query });
  if (variables) search.set('variables', JSON.stringify(variables));
  return `${ADDRESS}?${search.toString()}`;
}

/** The server requires this header as protection against CSRF: forms of other sites cannot send it. */
export const QUERY_HEADERS = { 'Apollo-Require-Preflight': 'true' } as const;

/**
 * Sends a query without personal data: without cookies, and by GET. After a change its time is part of the address, so
 * that no cache answers from before.
 */
export const getGraphql = <Data>(operation: Operation, changedAt?: number): Promise<GraphqlAnswer<Data>> =>
  send(queryAddress(operation) + (changedAt ? `&changed=${changedAt}` : ''), {
    credentials: 'omit',
    headers: new Headers(QUERY_HEADERS),
  });

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
