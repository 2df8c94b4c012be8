import { use, useState } from 'react';
import { MINUTE_MS } from '#common/time';
import { usePageState } from './page-state';
import { postGraphql } from './post-graphql';

/** The one query of a page without the data layer; made from its `.page.graphql` file. */
export interface PageDocument<Result = unknown> {
  name: string;
  text: string;
  /** Carries the type of the answer, never a value. */
  readonly result?: Result;
}

/** What the page's query answered, or null when it could not be answered. */
export function usePageData<Result>(document: PageDocument<Result>): Result | null {
  const { pageData } = usePageState();
  const [answer] = useState(() =>
    document.name in pageData ? (pageData[document.name] as Result | null) : askOnce(document),
  );
  return answer instanceof Promise ? use(answer) : answer;
}

/** Asks for what a page shows, on the way to it. */
export const askAhead = (document: PageDocument): Promise<unknown> => askOnce(document);

interface Question {
  answer: Promise<unknown>;
  keptUntil: number;
}

const asked = new Map<string, Question>();

/** As long as a page needs to be drawn with it; the next page asks anew. */
const FAILURE_KEPT_MS = 2000;

/** A suspended page is drawn from its beginning again, and must find the question that it asked, also in vain. */
function askOnce<Result>(document: PageDocument<Result>): Promise<Result | null> {
  const earlier = asked.get(document.name);
  if (earlier && Date.now() < earlier.keptUntil) return earlier.answer as Promise<Result | null>;
  const answer = ask(document);
  const question: Question = { answer, keptUntil: Date.now() + MINUTE_MS };
  asked.set(document.name, question);
  void answer.then((result) => {
    if (result === null) question.keptUntil = Date.now() + FAILURE_KEPT_MS;
  });
  return answer;
}

async function ask<Result>({ name, text }: PageDocument<Result>): Promise<Result | null> {
  try {
    const { data, errors } = await postGraphql<Result>({ operationName: name, query: text });
    if (data && !errors) return data;
  } catch {
    // The page says what is missing; nobody else could do more with the reason.
  }
  return null;
}
