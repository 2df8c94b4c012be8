import type { ApolloServer } from '@apollo/server';
import { print, type DocumentNode, type GraphQLFormattedError, type TypedQueryDocumentNode } from 'graphql';
import type { Context } from './context';

export interface InProcessResult<Result> {
  data: Result | null;
  errors: readonly GraphQLFormattedError[];
}

export interface InProcessRequest<Result> {
  /** The type of the result comes from the document, if it has one. */
  document: DocumentNode | TypedQueryDocumentNode<Result, never>;
  variables: Record<string, unknown>;
  context: Context;
}

/** Runs an operation in process, with the same checks and error formatting as over HTTP. */
export async function executeInProcess<Result = Record<string, unknown>>(
  apollo: ApolloServer<Context>,
  { document, variables, context }: InProcessRequest<Result>,
): Promise<InProcessResult<Result>> {
  const { body } = await apollo.executeOperation<Result>(
    { query: print(document), variables },
    { contextValue: context },
  );
  if (body.kind !== 'single') throw new Error('Incremental delivery is not used.');
  return { data: body.singleResult.data ?? null, errors: body.singleResult.errors ?? [] };
}
