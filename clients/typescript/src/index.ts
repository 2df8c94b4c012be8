import type { Document } from './document.ts';

export type { Document } from './document.ts';
export * from './operations.generated.ts';

/** An invalid value; `path` leads from the input object to it. */
export interface FieldError {
  path: (string | number)[];
  reason: string;
  message: string;
}

/** An error of an answer. `extensions` also has what comes with the reason, such as `visitedAt`. */
export interface ApiError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; reason?: string; fields?: FieldError[]; requestId?: string };
}

/** A refused request, with the first of its errors, and what the answer has all the same. */
export class BhorError extends Error {
  override readonly name = 'BhorError';
  readonly code: string;
  readonly reason: string | undefined;
  readonly fields: readonly FieldError[];
  readonly requestId: string | undefined;

  constructor(
    readonly status: number,
    readonly errors: [ApiError, ...ApiError[]],
    readonly data?: unknown,
  ) {
    super(errors[0].message);
    ({ code: this.code, reason: this.reason, requestId: this.requestId } = errors[0].extensions);
    this.fields = errors[0].extensions.fields ?? [];
  }
}

export interface ClientOptions {
  /** Origin of the studio, such as `https://studio.example`. */
  url: string | undefined;
  /** An API key, made in Fitness Admin. */
  key: string | undefined;
  /** How often a request that can be repeated is sent again; 3 times by default. */
  retries?: number;
}

interface Connection<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

type Lists<Node> = Record<string, Connection<Node> | null>;

/** Variables may be left out if none is required. */
type VariablesOf<Variables> = object extends Variables ? [variables?: Variables] : [variables: Variables];

export type Client = ReturnType<typeof createClient>;

/** An attempt that takes longer fails. */
const TIMEOUT_MS = 30_000;
/** If it is to wait longer, a request fails at once. */
const WAIT_MAX_S = 90;

export function createClient({ url, key, retries = 3 }: ClientOptions) {
  if (!url || !key) throw new TypeError('createClient needs url and key.');
  const endpoint = new URL('/graphql', url);
  const Accept = 'application/graphql-response+json, application/json';
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', Accept };

  /** Sends a query or mutation. Throws a `BhorError` if the answer has errors. */
  async function request<Result = Record<string, unknown>, Variables = Record<string, unknown>>(
    document: Document<Result, Variables>,
    ...[variables]: VariablesOf<Variables>
  ): Promise<Result> {
    const query = String(document);
    const body = JSON.stringify({ query, variables });
    for (let retriesLeft = isRepeatable(query, variables) ? retries : 0; ; retriesLeft -= 1) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      // A redirect would make a request without a body of it.
      const response = await fetch(endpoint, { method: 'POST', redirect: 'error', headers, body, signal });
      const waitS = waitOf(response);
      if (waitS === null || waitS > WAIT_MAX_S || retriesLeft === 0) return resultOf(response);
      await response.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, waitS * 1000));
    }
  }

  /** All rows of a list, page by page. The query has one field, a connection with `nodes` and `pageInfo`. */
  async function* pages<Node, Variables extends { after?: string | null | undefined }>(
    document: Document<Lists<Node>, Variables>,
    ...[variables]: VariablesOf<Omit<Variables, 'after'>>
  ): AsyncGenerator<Node, void, undefined> {
    for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
      const lists: Lists<Node> = await request<Lists<Node>>(String(document), { ...variables, after });
      const [connection] = Object.values(lists);
      if (!connection?.pageInfo) throw new TypeError('The query needs one field, with nodes and pageInfo.');
      yield* connection.nodes;
      after = connection.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;
    }
  }

  return { request, pages };
}

/** Reads, and writes with an idempotency key, do the same if they are sent twice. */
function isRepeatable(query: string, variables: unknown): boolean {
  const { input } = (variables ?? {}) as { input?: { requestKey?: string } };
  return !/\bmutation\b/.test(query) || Boolean(input?.requestKey);
}

/** How many seconds a busy server asks to wait; null if it is not busy. */
function waitOf({ status, headers }: Response): number | null {
  if (status !== 429 && status !== 503) return null;
  const waitS = Number(headers.get('Retry-After') ?? 1);
  // A proxy may send a date.
  return Number.isFinite(waitS) ? waitS : 1;
}

interface Answer<Result> {
  data?: Result;
  errors?: [ApiError, ...ApiError[]];
}

async function resultOf<Result>(response: Response): Promise<Result> {
  const answer = response.json() as Promise<Answer<Result>>;
  const { data, errors } = await answer.catch((): Answer<Result> => ({}));
  if (errors) throw new BhorError(response.status, errors, data);
  if (data) return data;
  // It is not from Bhor, but from a proxy on the way.
  const message = `No answer of the API: ${response.status} ${response.statusText}`;
  throw new BhorError(response.status, [{ message, extensions: { code: `HTTP_${response.status}` } }]);
}
