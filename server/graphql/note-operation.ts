import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { currentRequest, type LoggedOperation } from '../lib/current-request';
import type { Context } from './context';
import { fragmentsOf } from './root-fields';
import { fieldNamesIn } from './selected-fields';

/** The client chooses the name of its operation. */
const NAME_LENGTH_MAX = 64;

/** Notes the operation of a request for the log. Those of REST and of pages run in process; their path names them. */
export const noteOperation: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ request: { http } }) => ({
    didResolveOperation: async ({ document, operation }) => {
      const request = currentRequest();
      if (http && request && operation) request.operation = knownOrNew(document, operation);
    },
  }),
};

/** Apollo parses a document once, so they are the same objects in later requests. */
const known = new WeakMap<OperationDefinitionNode, LoggedOperation>();

function knownOrNew(document: DocumentNode, operation: OperationDefinitionNode): LoggedOperation {
  const noted = known.get(operation) ?? {
    operation: operation.name?.value.slice(0, NAME_LENGTH_MAX),
    fields: rootFieldsOf(document, operation),
  };
  known.set(operation, noted);
  return noted;
}

function rootFieldsOf(document: DocumentNode, { selectionSet }: OperationDefinitionNode): string[] {
  const fragments = fragmentsOf(document);
  return [...fieldNamesIn([selectionSet], (name) => fragments.get(name))];
}
