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

const ADDRESS = '/graphql';

/** Sends one operation without the data layer, which not every page loads. */
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

/** Asks a question about nobody in particular: without cookies, at an address that its answer can be kept under. */
export function getGraphql<Data>({
  operationName,
  query,
  variables,
}: Operation): Promise<GraphqlAnswer<Data>> {
  const search = new URLSearchParams({ operationName, query });
  if (variables) search.set('variables', JSON.stringify(variables));
  // Without this header, which no form of another site can send, the server refuses to answer.
  const headers = new Headers({ 'Apollo-Require-Preflight': 'true' });
  return send(`${ADDRESS}?${search.toString()}`, { credentials: 'omit', headers });
}

async function send<Data>(
  address: string,
  init: RequestInit & { headers: Headers },
): Promise<GraphqlAnswer<Data>> {
  init.headers.set('Accept', 'application/graphql-response+json');
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), ...init });
  return (await response.json()) as GraphqlAnswer<Data>;
}
