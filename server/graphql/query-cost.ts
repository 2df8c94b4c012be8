import { createRequire } from 'node:module';
import { getVariableValues, GraphQLError, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import type { ApolloServerPlugin } from '@apollo/server';
import { PAGE_SIZE_DEFAULT, QUERY_DEPTH_MAX } from '#common/limits';
import type { Context } from './context';

// Required, not imported: its ESM build takes graphql's .mjs files, a second copy whose classes are not our schema's.
const { fieldExtensionsEstimator, getComplexity, simpleEstimator } = createRequire(import.meta.url)(
  'graphql-query-complexity',
) as typeof import('graphql-query-complexity');

interface FieldCost {
  args: Record<string, unknown>;
  childComplexity: number;
}

/** Cost of a paged list: one row's cost for each row that the page may hold. */
export const LIST_COST = ({ args, childComplexity }: FieldCost): number => {
  const rows = Number(args['first'] ?? args['last'] ?? PAGE_SIZE_DEFAULT);
  return 1 + Math.max(1, rows) * childComplexity;
};

/** Refuses a document that is too deep or too dear before any of it runs. */
export const queryLimits: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, operationName, request, contextValue }) => {
      if (!operation) return;
      const fragments = new Map(
        document.definitions.flatMap((node) =>
          node.kind === 'FragmentDefinition' ? [[node.name.value, node] as const] : [],
        ),
      );
      if (depthOf(operation.selectionSet, fragments) > QUERY_DEPTH_MAX) {
        throw tooComplex(`This query is nested deeper than ${QUERY_DEPTH_MAX} levels.`);
      }
      const variables = request.variables ?? {};
      // Values of the wrong kind have no cost; the execution that follows refuses them by name.
      if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return;
      const cost = getComplexity({
        schema,
        query: document,
        ...(operationName ? { operationName } : {}),
        variables,
        estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
      });
      const most = contextValue.limits.cost;
      if (cost > most) {
        throw tooComplex(`This query costs ${cost}; the most is ${most}. Ask for fewer rows or fields.`);
      }
    },
  }),
};

/** Nesting of fields; a fragment counts where it is spread. Validation has refused fragments that form a ring. */
function depthOf(set: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>): number {
  const depths = set.selections.map((node) => {
    if (node.kind === 'Field') return 1 + (node.selectionSet ? depthOf(node.selectionSet, fragments) : 0);
    if (node.kind === 'InlineFragment') return depthOf(node.selectionSet, fragments);
    const fragment = fragments.get(node.name.value);
    return fragment ? depthOf(fragment.selectionSet, fragments) : 0;
  });
  return Math.max(0, ...depths);
}

function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400 } } });
}
