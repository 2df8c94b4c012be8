import { use, useState } from 'react';
import { MINUTE_MS } from '#common/time';
import { usePageState } from './page-state';
import { getGraphql } from './graphql-request';

/** A query of a page without the data layer; made from a `.page.graphql` file. */
export interface PageDocument<Result = unknown, Variables = unknown> {
  name: string;
  text: string;
  /** These carry the types of the answer and of what it asks with, never a value. */
  readonly result?: Result;
  readonly variables?: Variables;
}

type PageVariables = Record<string, unknown>;

/** A query of a page as its route names it. */
export interface PageQuery {
  document: PageDocument;
  /** What it asks with, from the page's address; null at addresses where it is not asked. */
  variables?: (search: URLSearchParams) => PageVariables | null;
}

export interface PageQuestion {
  document: PageDocument;
  variables?: PageVariables | undefined;
}

/** What a page asks when it is drawn at an address. */
export const questionsAt = (queries: readonly PageQuery[] = [], search: URLSearchParams): PageQuestion[] =>
  queries.flatMap(({ document, variables }) => {
    if (!variables) return [{ document }];
    const values = variables(search);
    return values ? [{ document, variables: values }] : [];
  });

/** Under what the server sends the answer to a question along, and the browser keeps it. */
export const answerKey = ({ document: { name }, variables }: PageQuestion): string =>
  variables ? `${name} ${JSON.stringify(variables)}` : name;

/** What the page's query answered, or null when it could not be answered. */
export function usePageData<Result>(document: PageDocument<Result>): Result | null {
  return usePageAnswer(document).data;
}

/**
 * The answer to a query with variables, and how to ask again after a failure. A component asks what it was first drawn
 * with: for other variables it is drawn under another key.
 */
export function usePageAnswer<Result, Variables>(
  document: PageDocument<Result, Variables>,
  variables?: Variables & PageVariables,
): { data: Result | null; retry: () => void } {
  const { pageData } = usePageState();
  const question = { document, variables };
  const [answer, setAnswer] = useState(() => {
    const key = answerKey(question);
    return key in pageData ? (pageData[key] as Result | null) : askOnce<Result>(question);
  });
  const data = answer instanceof Promise ? use(answer) : answer;
  return { data, retry: () => setAnswer(askAnew<Result>(question)) };
}

/** Asks for what a page shows, on the way to it. */
export const askForPage = (question: PageQuestion): Promise<unknown> => askOnce(question);

/** Asks for what somebody may want next. A failure is forgotten at once: the page asks for itself. */
export const askAhead = (question: PageQuestion): Promise<unknown> => askOnce(question, 0);

interface Asked {
  answer: Promise<unknown>;
  keptUntil: number;
  failureKeptMs: number;
}

const asked = new Map<string, Asked>();

/** As long as a page needs to be drawn with it; the next page asks anew. */
const FAILURE_KEPT_MS = 2000;

/** A suspended page is drawn from its beginning again, and must find the question that it asked, also in vain. */
function askOnce<Result>(question: PageQuestion, failureKeptMs = FAILURE_KEPT_MS): Promise<Result | null> {
  const earlier = asked.get(answerKey(question));
  if (!earlier || Date.now() >= earlier.keptUntil) return askAnew(question, failureKeptMs);
  // A page may wait for what is being asked ahead.
  earlier.failureKeptMs = Math.max(earlier.failureKeptMs, failureKeptMs);
  return earlier.answer as Promise<Result | null>;
}

function askAnew<Result>(question: PageQuestion, failureKeptMs = FAILURE_KEPT_MS): Promise<Result | null> {
  const answer = ask<Result>(question);
  const kept: Asked = { answer, keptUntil: Date.now() + MINUTE_MS, failureKeptMs };
  asked.set(answerKey(question), kept);
  void answer.then((result) => {
    if (result === null) kept.keptUntil = Date.now() + kept.failureKeptMs;
  });
  return answer;
}

async function ask<Result>({ document, variables }: PageQuestion): Promise<Result | null> {
  const { name: operationName, text: query } = document;
  try {
    const { data, errors } = await getGraphql<Result>({ operationName, query, variables });
    if (data && !errors) return data;
  } catch {
    // The page says what is missing; nobody else could do more with the reason.
  }
  return null;
}
