import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { vi } from 'vitest';
import { readStudio } from '#common/studio';
import { createApolloClient } from '../lib/apollo';
import { PageStateProvider } from '../app/page-state-provider';
import { forgetAnswers } from '../lib/page-data';
import type { PageState } from '../lib/page-state';

type Answer = Record<string, unknown> | Error | 'never' | Promise<Record<string, unknown>>;

type Answers = Record<string, (variables: Record<string, unknown>) => Answer>;

interface Settings {
  /** Initial address, or a history entry with its state. */
  path?: InitialEntry;
  /** The server's answers, by the names of the operations. */
  answers?: Answers;
  /** The server's answers to the page's own operations, which are sent without Apollo Client. */
  pageAnswers?: Answers;
  state?: Partial<PageState>;
}

export interface SentOperation {
  name: string;
  variables: Record<string, unknown>;
  headers: Record<string, string> | undefined;
}

/** Renders inside all providers of a page: router, page state, data client. */
export async function renderPage(
  children: ReactNode,
  { path = '/', answers = {}, pageAnswers, state }: Settings = {},
) {
  const operations: SentOperation[] = [];
  const link = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    const { headers } = operation.getContext() as Pick<SentOperation, 'headers'>;
    operations.push({ name, variables: operation.variables, headers });
    return answerWith(answers[name]?.(operation.variables) ?? new Error(`No answer for ${name}.`));
  });
  const client = createApolloClient(link);
  if (pageAnswers) answerPageOperations(pageAnswers, operations);
  let unmount = () => {};
  // Awaited, because a suspended component renders only once its data has arrived.
  await act(async () => {
    ({ unmount } = render(
      <MemoryRouter initialEntries={[path]}>
        <PageStateProvider value={{ ...EMPTY_STATE, ...state }}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </PageStateProvider>
      </MemoryRouter>,
    ));
    await Promise.resolve();
  });
  return { operations, unmount };
}

/** State of a page that the server rendered without data. */
export const EMPTY_STATE: PageState = {
  publicUrl: 'http://studio.example',
  studio: readStudio(),
  renderedAt: Date.parse('2026-11-21T12:00:00+05:30'),
  entryScript: '',
  pageData: {},
};

/** Answers page operations until the end of the test; answers that an earlier test has cached are dropped. */
function answerPageOperations(answers: Answers, operations: SentOperation[]): void {
  for (const name of Object.keys(answers)) forgetAnswers({ name, text: '' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { name, variables } = operationIn(address as string, init?.body as string | undefined);
    operations.push({ name, variables, headers: undefined });
    const answer = answers[name]?.(variables) ?? new Error(`No answer for ${name}.`);
    if (answer === 'never') return new Promise(() => {});
    if (answer instanceof Error && !CombinedGraphQLErrors.is(answer)) throw answer;
    const body = CombinedGraphQLErrors.is(answer) ? { errors: answer.errors } : { data: await answer };
    return { json: () => Promise.resolve(body) } as Response;
  });
}

/** Queries are sent in the address, mutations in the body. */
function operationIn(address: string, body: string | undefined): Pick<SentOperation, 'name' | 'variables'> {
  if (body !== undefined) {
    const { operationName, variables } = JSON.parse(body) as SentOperation & { operationName: string };
    return { name: operationName, variables };
  }
  const { searchParams } = new URL(address, 'http://studio.example');
  const variables = JSON.parse(searchParams.get('variables') ?? '{}') as SentOperation['variables'];
  return { name: searchParams.get('operationName') ?? '', variables };
}

function answerWith(answer: Answer): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    if (answer === 'never') return;
    if (answer instanceof Error) {
      observer.error(answer);
      return;
    }
    const deliver = (data: Record<string, unknown>) => {
      observer.next({ data });
      observer.complete();
    };
    if (answer instanceof Promise) answer.then(deliver, (error: unknown) => observer.error(error));
    else deliver(answer);
  });
}

/** Clicks, and waits until the result is rendered. */
export async function press(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.click(element);
    await Promise.resolve();
  });
}
