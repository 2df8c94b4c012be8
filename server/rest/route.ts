import { REST_PAGE_SIZE_MAX } from '../lib/request-limits';

/** One documented REST call: the GraphQL operation that it runs, and how its result becomes the response body. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  /** Status of a successful response; 200 by default. */
  status?: 201;
  /** GraphQL document; its aliases produce the documented property names. */
  document: string;
  variables: (request: RestRequest) => Record<string, unknown>;
  /** Extracts the documented body from the data of the operation: JSON, or a RestFile. */
  body: (data: Record<string, unknown>) => unknown;
  /** Extracts the page info of a paginated list, for the Link header. */
  pageInfo?: (data: Record<string, unknown>) => { hasNextPage: boolean; endCursor: string | null };
  /** Marks a GET that changes data; HEAD is not allowed for it. */
  isChange?: boolean;
  /** Marks public content, which shared caches may store for a minute. */
  isCacheable?: boolean;
  /** Properties of the documented error body besides message and code. */
  refusal?: Record<string, unknown>;
}

/** The parts of a request from which variables are built. */
export interface RestRequest {
  query: Record<string, unknown>;
  params: Record<string, string>;
  /** Empty for a request without a body. */
  body: Record<string, unknown>;
}

/** The value of the only root field of the operation. */
export const onlyField = (data: Record<string, unknown>): unknown => Object.values(data)[0];

/** Variables from `?first=&after=`. A value that is not an integer is passed on unchanged, for GraphQL to refuse. */
export function pageVariables({ query }: RestRequest) {
  const first = query['first'] ?? REST_PAGE_SIZE_MAX;
  const isWhole = typeof first === 'string' && /^\d+$/.test(first);
  return { first: isWhole ? Number(first) : first, after: query['after'] };
}
