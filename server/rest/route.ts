/** One documented REST call: the stored operation that answers it and the shape of the reply. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  /** Of an answer that says that it was done; 200 when absent. */
  status?: 201;
  /** GraphQL document; aliases in it give the documented names. */
  document: string;
  variables: (request: RestRequest) => Record<string, unknown>;
  /** Picks the documented body out of the operation's data: JSON, or a RestFile. */
  body: (data: Record<string, unknown>) => unknown;
  /** A paged list: where in the data its page info stands, for the Link header. */
  pageInfo?: (data: Record<string, unknown>) => { hasNextPage: boolean; endCursor: string | null };
  /** A GET that changes something, so that asking about it (HEAD) is not possible. */
  isChange?: boolean;
  /** Public content that anybody may keep for a minute. */
  isCacheable?: boolean;
  /** What the documented body of a refusal holds besides message and code. */
  refusal?: Record<string, unknown>;
}

/** The parts of a request that variables come from. */
export interface RestRequest {
  query: Record<string, unknown>;
  params: Record<string, string>;
  /** Empty when there is none. */
  body: Record<string, unknown>;
}

/** Names and nothing else of what was sent: the documented fields. */
export function pick(source: Record<string, unknown>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in source).map((name) => [name, source[name]]));
}

/** The value of the one field that the operation answers with. */
export const only = (data: Record<string, unknown>): unknown => Object.values(data)[0];
