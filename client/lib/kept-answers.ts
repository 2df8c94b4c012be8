/**
 * Answers that a member needs without a connection, in a cache of the browser that is deleted when the session ends.
 * The key of an answer contains the person and the text of the query, so that nobody reads answers to another person,
 * and no version of the site reads answers to the queries of another version.
 */
import { ApolloLink, type ApolloClient, type DocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { catchError, from, map, throwError } from 'rxjs';
import { isWithoutAnswer } from './errors';
import { PERSONAL_CACHE } from './personal-cache';
import { currentToken, personOf } from './session';

interface Question {
  query: DocumentNode;
  variables: Record<string, unknown>;
}

/** Address under which the answer for the current person is kept; null if nobody is signed in. */
export function keptAnswerPath(client: ApolloClient, { query, variables }: Question): string | null {
  const sent = client.cache.transformDocument(query);
  return pathOf({ query: sent, variables });
}

/** Does nothing if the user logs out meanwhile, or if the browser has no cache storage or no room. */
export async function keepAnswer(path: string | null, data: unknown): Promise<void> {
  if (path === null) return;
  const person = currentPerson();
  try {
    const cache = await caches.open(PERSONAL_CACHE);
    // A log-out has deleted the cache: what is put into a deleted one is gone with it.
    if (person !== currentPerson()) return;
    await cache.put(path, Response.json(data));
  } catch {
    // Not stored, so the member needs a connection.
  }
}

export const hasKeptAnswer = async (path: string | null): Promise<boolean> =>
  path !== null && (await keptAnswer(path)) !== undefined;

/** Answers queries with `isKept` in their context from what is kept, if the server does not answer. */
export function createKeptAnswersLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    if (operation.getContext()['isKept'] !== true) return answers;
    const path = pathOf(operation);
    return answers.pipe(
      catchError((error: unknown) => {
        if (path === null || !isWithoutAnswer(error)) return throwError(() => error);
        return from(keptAnswer(path)).pipe(
          map((data): ApolloLink.Result => {
            if (data === undefined || path !== pathOf(operation)) throw error;
            return { data };
          }),
        );
      }),
    );
  });
}

async function keptAnswer(path: string): Promise<Record<string, unknown> | undefined> {
  try {
    const kept = await (await caches.open(PERSONAL_CACHE)).match(path);
    return (await kept?.json()) as Record<string, unknown> | undefined;
  } catch {
    return undefined;
  }
}

function pathOf({ query, variables }: Question): string | null {
  const person = currentPerson();
  if (person === null) return null;
  const asked = { person, query: print(query), variables: JSON.stringify(variables) };
  return `/kept-answers?${new URLSearchParams(asked).toString()}`;
}

const currentPerson = () => personOf(currentToken());
