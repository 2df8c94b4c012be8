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

const asked = new Map<string, { answer: Promise<unknown>; at: number }>();

/** A suspended page is drawn from its beginning again, and must find the question that it asked. */
function askOnce<Result>(document: PageDocument<Result>): Promise<Result | null> {
  const earlier = asked.get(document.name);
  if (earlier && Date.now() - earlier.at < MINUTE_MS) return earlier.answer as Promise<Result | null>;
  const answer = ask(document);
  asked.set(document.name, { answer, at: Date.now() });
  return answer;
}

async function ask<Result>({ name, text }: PageDocument<Result>): Promise<Result | null> {
  try {
    const { data, errors } = await postGraphql<Result>({ operationName: name, query: text });
    if (data && !errors) return data;
  } catch {
    // The page says what is missing; nobody else could do more with the reason.
  }
  asked.delete(name);
  return null;
}
