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

/** After how long a silent server is given up, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Sends one operation without the data layer, which not every page loads. */
export async function postGraphql<Data>(
  operation: Operation,
  init: RequestInit = {},
): Promise<GraphqlAnswer<Data>> {
  const headers = new Headers(init.headers);
  headers.set('Content-Type', 'application/json');
  headers.set('Accept', 'application/graphql-response+json');
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init,
    headers,
    body: JSON.stringify(operation),
  });
  return (await response.json()) as GraphqlAnswer<Data>;
}
