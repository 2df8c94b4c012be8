import { startTransition, use, useState } from 'react';
import { MINUTE_MS } from '#common/time';
import { usePageState } from './page-state';
import { getGraphql } from './graphql-request';

/** An operation of a page that does not use Apollo Client, generated from a `.page.graphql` file. */
export interface PageDocument<Result = unknown, Variables = unknown> {
  name: string;
  text: string;
  /** `result` and `variables` exist for type inference only; they are never set. */
  readonly result?: Result;
  readonly variables?: Variables;
}

type PageVariables = Record<string, unknown>;

/** A query of a page, as its route declares it. */
export interface PageQuery {
  document: PageDocument;
  /** Reads the query's variables from the page's URL; returns null for URLs that do not need the query. */
  variables?: (search: URLSearchParams) => PageVariables | null;
}

/** A query with the variables of one address. */
export interface PageOperation<Result = unknown> {
  document: PageDocument<Result>;
  variables?: PageVariables | undefined;
}

/** The operations that a page needs at an address. */
export const operationsAt = (queries: readonly PageQuery[] = [], search: URLSearchParams): PageOperation[] =>
  queries.flatMap(({ document, variables }) => {
    if (!variables) return [{ document }];
    const values = variables(search);
    return values ? [{ document, variables: values }] : [];
  });

/** Key of an operation's answer in the page state and in the browser's cache. */
export const answerKey = ({ document: { name }, variables }: PageOperation): string =>
  variables ? `${name} ${JSON.stringify(variables)}` : name;

/** The answer to a query, null if it failed; and functions that repeat the request after a failure or a change. */
export function usePageAnswer<Result, Variables>(
  document: PageDocument<Result, Variables>,
  variables?: Variables & PageVariables,
) {
  const { pageData } = usePageState();
  const operation = { document, variables };
  const key = answerKey(operation);
  const read = () => ({
    key,
    answer: key in pageData ? (pageData[key] as Result | null) : fetchOnce<Result>(operation),
  });
  const [shown, setShown] = useState(read);
  const current = shown.key === key ? shown : read();
  if (current !== shown) setShown(current);
  const data = current.answer instanceof Promise ? use(current.answer) : current.answer;
  return {
    data,
    retry: () => setShown({ key, answer: refetch<Result>(operation) }),
    /** Shows the earlier answer until there is a new one; resolves to false if there is none. */
    reread: async (changed: PageVariables = {}): Promise<boolean> => {
      forgetAnswers(document);
      const fresh = await fetchAnswer({ document, variables: variables && { ...variables, ...changed } });
      if (!fresh) return false;
      const answer = keepAnswer(key, fresh);
      startTransition(() => setShown({ key, answer }));
      return true;
    },
  };
}

/** Fetches the data of a page while the router navigates to it. */
export const fetchForPage = (operation: PageOperation): Promise<unknown> => fetchOnce(operation);

/** Prefetches data that may be needed next. A failure is not cached, so that the page sends its own request. */
export const prefetchAnswer = (operation: PageOperation): Promise<unknown> => fetchOnce(operation, 0);

interface CachedAnswer {
  answer: Promise<unknown>;
  keptUntil: number;
  failureKeptMs: number;
}

const cachedAnswers = new Map<string, CachedAnswer>();

/** Long enough for a page to render with the failure; the next page sends a new request. */
const FAILURE_KEPT_MS = 2000;

/** React renders a suspended page again from the start, which must then find its request, even one that failed. */
function fetchOnce<Result>(
  operation: PageOperation<Result>,
  failureKeptMs = FAILURE_KEPT_MS,
): Promise<Result | null> {
  const earlier = cachedAnswers.get(answerKey(operation));
  if (!earlier || Date.now() >= earlier.keptUntil) return refetch(operation, failureKeptMs);
  // A page may be waiting for an answer that was only prefetched.
  earlier.failureKeptMs = Math.max(earlier.failureKeptMs, failureKeptMs);
  return earlier.answer as Promise<Result | null>;
}

function refetch<Result>(
  operation: PageOperation<Result>,
  failureKeptMs = FAILURE_KEPT_MS,
): Promise<Result | null> {
  const answer = fetchAnswer<Result>(operation);
  const cached: CachedAnswer = { answer, keptUntil: Date.now() + MINUTE_MS, failureKeptMs };
  cachedAnswers.set(answerKey(operation), cached);
  void answer.then((result) => {
    if (result === null) cached.keptUntil = Date.now() + cached.failureKeptMs;
  });
  return answer;
}

/** Keeps the answers that the first page was rendered with, for the way back to it. */
export function keepAnswers(pageData: Record<string, unknown>): void {
  for (const [key, data] of Object.entries(pageData)) {
    if (data !== null) void keepAnswer(key, data);
  }
}

function keepAnswer<Result>(key: string, data: Result): Promise<Result> {
  const answer = Promise.resolve(data);
  cachedAnswers.set(key, { answer, keptUntil: Date.now() + MINUTE_MS, failureKeptMs: FAILURE_KEPT_MS });
  return answer;
}

/** When the data of a query has changed, by the query's name. */
const changes = new Map<string, number>();

/** Drops the cached answers to a query for all variables, because its data has changed. */
export function forgetAnswers({ name }: PageDocument): void {
  changes.set(name, Date.now());
  for (const key of cachedAnswers.keys()) {
    if (key === name || key.startsWith(`${name} `)) cachedAnswers.delete(key);
  }
}

/** Requests an answer without caching it. Null if that fails. */
export async function fetchAnswer<Result>({
  document,
  variables,
}: PageOperation<Result>): Promise<Result | null> {
  const { name: operationName, text: query } = document;
  try {
    const { data } = await getGraphql<Result>(
      { operationName, query, variables },
      changes.get(operationName),
    );
    if (data) return data;
  } catch {
    // The page shows that the data is missing; the reason would be of no use to it.
  }
  return null;
}
