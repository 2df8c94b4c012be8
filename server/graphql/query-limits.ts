import { visit, type DocumentNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { ApolloServerPlugin, GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import { AppError, Overloaded } from '../lib/errors';
import { refuseUnusualShape } from '../lib/json-shape';
import { chargeApiKey } from './api-key-budget';
import { authorizeOperation } from './authorize';
import type { Context } from './context';
import { invalidVariables } from './invalid-variables';
import { documentCost, queryCost } from './query-cost';
import { fragmentsOf, rootFieldsOf, type Fragments } from './root-fields';

/** Maximum length of a GraphQL document, in characters: the line of each error is counted from the start. */
export const QUERY_LENGTH_MAX = 16_000;
/** Maximum nesting of fields in a GraphQL document. */
export const QUERY_DEPTH_MAX = 10;
/** Maximum length of a GraphQL document, in lexical tokens. */
export const QUERY_TOKENS_MAX = 500;
/** Maximum number of aliases, of directives, and of Query or Mutation fields in a GraphQL document. */
export const QUERY_ALIASES_MAX = 30;
export const QUERY_DIRECTIVES_MAX = 20;
export const QUERY_ROOT_FIELDS_MAX = 20;
/** Maximum number of errors in a GraphQL response. */
export const ERRORS_MAX = 5;

type Request = GraphQLRequestContextDidResolveOperation<Context>;

/** Refuses a document that is too deep, too wide or too expensive before any of it is executed. */
export const queryLimits: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async (request) => {
      const { schema, document, operation, contextValue } = request;
      if (!operation) return;
      const variables = request.request.variables ?? {};
      refuseUnusualShape(variables);
      const invalid = invalidVariables({ schema, document, operation, variables });
      // Authorize first, so that callers without permission get that error and not one about their variables.
      if (invalid) await authorizeOperation(schema, operation, contextValue);
      if (!schema.getRootType(operation.operation)) {
        throw new AppError('BAD_REQUEST', `There are no ${operation.operation}s here.`);
      }
      checkSize(document, operation);
      // The cost cannot be computed with invalid variables.
      if (invalid) throw invalid;
      await checkCost(request, operation);
    },
  }),
};

/**
 * Holds the slot of a request until its operation has run, even if the client has disconnected. A mutation changes to
 * the slots of changes before it runs.
 */
export const slotDuringExecution: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ contextValue: { slot } }) => {
    const isHeld = slot?.retain() ?? true;
    return {
      didResolveOperation: async ({ operation }) => {
        // The client has left, and another request has the slot.
        if (!isHeld) throw new Overloaded();
        if (operation?.operation === 'mutation') await slot?.becomeChange();
      },
      willSendResponse: async () => {
        if (isHeld) slot?.release();
      },
    };
  },
};

function checkSize(document: DocumentNode, operation: OperationDefinitionNode): void {
  const { selectionSet } = operation;
  const fragments = fragmentsOf(document);
  requireAtMost(QUERY_DEPTH_MAX, depthOf(fragments, selectionSet), 'levels of nesting');
  requireAtMost(QUERY_ROOT_FIELDS_MAX, rootFieldsOf(fragments, selectionSet).length, 'root fields');
  const { aliases, directives } = countParts(document);
  requireAtMost(QUERY_ALIASES_MAX, aliases, 'aliases');
  requireAtMost(QUERY_DIRECTIVES_MAX, directives, 'directives');
}

function requireAtMost(most: number, count: number, what: string): void {
  if (count > most)
    throw new AppError('QUERY_TOO_COMPLEX', `This query has ${count} ${what}; the maximum is ${most}.`);
}

async function checkCost(parts: Request, operation: OperationDefinitionNode): Promise<void> {
  const { schema, document, source, operationName, request, contextValue } = parts;
  const { limits } = contextValue;
  if (limits.anonymousCost === Infinity && !contextValue.isWithApiKey) return;
  const asked = {
    query: document,
    ...(operationName ? { operationName } : {}),
    variables: request.variables ?? {},
  };
  // For mutations nothing is cached, not even a hash: they may contain a password.
  const cost = costOf(() =>
    operation.operation === 'query' ? queryCost(schema, source, asked) : documentCost(schema, asked),
  );
  if (contextValue.isWithApiKey) await chargeApiKey(contextValue, cost);
  if (cost <= limits.anonymousCost) return;
  const most = (await contextValue.actor()) ? limits.cost : limits.anonymousCost;
  if (cost > most) {
    // UNAUTHENTICATED takes precedence: the token may simply have expired.
    await authorizeOperation(schema, operation, contextValue);
    const message = `This query costs ${cost}; the maximum is ${most}. Request fewer rows or fields.`;
    throw new AppError('QUERY_TOO_COMPLEX', message);
  }
}

function costOf(count: () => number): number {
  try {
    return count();
  } catch {
    throw new AppError('QUERY_TOO_COMPLEX', 'This query has too many fields.');
  }
}

/** Nesting depth of fields; fragments count where they are spread. Validation has already refused cyclic fragments. */
function depthOf(fragments: Fragments, operation: SelectionSetNode): number {
  // Memoized: with fragments that spread the next one twice, the work would otherwise double at each level.
  const depths = new Map<string, number>();
  const depthOfFragment = (name: string): number => {
    const depth = depths.get(name) ?? depthOfSet(fragments.get(name)?.selectionSet);
    depths.set(name, depth);
    return depth;
  };
  const depthOfSet = (set: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((node) => {
        if (node.kind === 'FragmentSpread') return depthOfFragment(node.name.value);
        if (node.kind === 'InlineFragment') return depthOfSet(node.selectionSet);
        // graphql-js limits the depth of introspection itself.
        return node.name.value === '__schema' ? 1 : 1 + depthOfSet(node.selectionSet);
      }),
    );
  return depthOfSet(operation);
}

function countParts(document: DocumentNode) {
  const counts = { aliases: 0, directives: 0 };
  visit(document, {
    Field: ({ alias }) => void (counts.aliases += alias ? 1 : 0),
    Directive: () => void (counts.directives += 1),
  });
  return counts;
}
