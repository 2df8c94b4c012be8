import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { NoAnswerError } from './errors';
import { postGraphql, type GraphqlAnswer } from './graphql-request';
import type { PageDocument } from './page-data';

const UNANSWERED = 'The server did not answer.';

/**
 * Sends a mutation of a page that does not use Apollo Client, without a token. Rejects with `CombinedGraphQLErrors` if the
 * server refuses, as Apollo Client does, and with `NoAnswerError` if there is no answer.
 */
export async function mutate<Result, Variables extends Record<string, unknown>>(
  { name: operationName, text: query }: PageDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  let answer: GraphqlAnswer<Result>;
  try {
    answer = await postGraphql<Result>({ operationName, query, variables });
  } catch (cause) {
    throw new NoAnswerError(UNANSWERED, { cause });
  }
  if (answer.data) return answer.data;
  // A proxy may answer with JSON of its own.
  throw answer.errors ? new CombinedGraphQLErrors({ errors: answer.errors }) : new NoAnswerError(UNANSWERED);
}
