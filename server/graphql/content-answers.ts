import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Marked } from './authorize';
import type { Context } from './context';
import { fragmentsOf, rootFieldsOf } from './root-fields';

/** Finds out which answers may be cached, and reports the operations that may have changed public content. */
export const contentPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ schema, operation, document, contextValue, response: { body } }) => {
      if (!operation || !document || body.kind !== 'single') return;
      const { data, errors } = body.singleResult;
      // Runs before the response, so that a client sees its own change.
      if (operation.operation === 'mutation' && hasChangedContent({ schema, operation, document, data }))
        contextValue.observer.onContentChange();
      const isComplete = data != null && !errors;
      const { answer } = contextValue;
      const isShared = !answer.isForCaller && !answer.isForSearch;
      answer.isContent = isComplete && isShared && rootFieldsAre(isContent, schema, operation);
    },
  }),
};

type FieldCheck = (field: Marked) => boolean;

const isContent: FieldCheck = ({ extensions }) => extensions['isContent'] === true;

export const changesContent: FieldCheck = ({ extensions }) => extensions['changesContent'] === true;

interface Mutation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  document: DocumentNode;
  data?: Record<string, unknown> | null | undefined;
}

/**
 * Whether a field that changes public content has a result. Others, and those that were refused, must not be a way to
 * empty the cache.
 */
function hasChangedContent({ schema, operation, document, data }: Mutation): boolean {
  const fields = schema.getMutationType()?.getFields() ?? {};
  return rootFieldsOf(fragmentsOf(document), operation.selectionSet).some(({ name, alias }) => {
    const field = fields[name.value];
    return field !== undefined && changesContent(field) && data?.[(alias ?? name).value] != null;
  });
}

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
