import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { currentRequest, type LoggedOperation } from '../lib/current-request';
import type { Context } from './context';

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
    fields: rootFieldsOf(document, operation.selectionSet),
  };
  known.set(operation, noted);
  return noted;
}

/** The names of the fields. Each fragment is read once: of some that spread the next one twice, the work would double. */
function rootFieldsOf({ definitions }: DocumentNode, operation: SelectionSetNode): string[] {
  const names = new Set<string>();
  const spread = new Set<string>();
  const read = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.kind === 'Field') names.add(node.name.value);
      else if (node.kind === 'InlineFragment') read(node.selectionSet);
      else spread.add(node.name.value);
    }
  };
  read(operation);
  // Those that are added meanwhile are read, too.
  for (const name of spread) {
    for (const definition of definitions) {
      if (definition.kind === 'FragmentDefinition' && definition.name.value === name)
        read(definition.selectionSet);
    }
  }
  return [...names];
}
