import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Marked } from './authorize';
import type { Context } from './context';

/** Finds out which answers may be cached, and reports the operations that may have changed public content. */
export const contentPlugin = (onChange: () => void): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ schema, operation, contextValue, response: { body } }) => {
      if (!operation || body.kind !== 'single') return;
      const { data, errors } = body.singleResult;
      // Before the response, so that a client sees its own change. A refused mutation has changed nothing, and must not
      // be a way to empty the cache.
      if (
        operation.operation === 'mutation' &&
        hasResult(data) &&
        !rootFieldsAre((field) => !changesContent(field), schema, operation)
      )
        onChange();
      const isComplete = data != null && !errors;
      const { answer } = contextValue;
      const isShared = !answer.isForCaller && !answer.isForSearch;
      answer.isContent = isComplete && isShared && rootFieldsAre(isContent, schema, operation);
    },
  }),
});

const hasResult = (data: Record<string, unknown> | null | undefined) =>
  Object.values(data ?? {}).some((value) => value !== null);

type FieldCheck = (field: Marked) => boolean;

const isContent: FieldCheck = ({ extensions }) => extensions['isContent'] === true;

export const changesContent: FieldCheck = ({ extensions }) => extensions['changesContent'] === true;

/** Whether all root fields of an operation pass; false if it spreads fragments there. */
function rootFieldsAre(
  check: FieldCheck,
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  return selectionSet.selections.every((selection) => {
    const field = selection.kind === 'Field' ? fields[selection.name.value] : undefined;
    return field !== undefined && check(field);
  });
}
