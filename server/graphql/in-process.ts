import type { ApolloServer } from '@apollo/server';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Context } from './context';

export interface InProcessResult {
  data: Record<string, unknown> | null;
  errors: readonly GraphQLFormattedError[];
}

/** Runs an operation without HTTP, with the same checks and the same error formatting as over HTTP. */
export async function executeInProcess(
  apollo: ApolloServer<Context>,
  query: string | DocumentNode,
  variables: Record<string, unknown>,
  contextValue: Context,
): Promise<InProcessResult> {
  const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('Incremental delivery is not used.');
  return { data: body.singleResult.data ?? null, errors: body.singleResult.errors ?? [] };
}
