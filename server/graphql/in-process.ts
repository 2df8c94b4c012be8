import type { ApolloServer } from '@apollo/server';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Context } from './context';

export interface InProcessResult {
  data: Record<string, unknown> | null;
  errors: readonly GraphQLFormattedError[];
}

export interface InProcessRequest {
  document: DocumentNode;
  variables: Record<string, unknown>;
  context: Context;
}

/** Runs an operation in process, with the same checks and error formatting as over HTTP. */
export async function executeInProcess(
  apollo: ApolloServer<Context>,
  { document, variables, context }: InProcessRequest,
): Promise<InProcessResult> {
  const { body } = await apollo.executeOperation({ query: document, variables }, { contextValue: context });
  if (body.kind !== 'single') throw new Error('Incremental delivery is not used.');
  return { data: body.singleResult.data ?? null, errors: body.singleResult.errors ?? [] };
}
