import { createRequire } from 'node:module';
import {
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import type { ApolloServerPlugin } from '@apollo/server';
import { ERROR_STATUS, type ErrorCode } from '#common/error-codes';
import { OPERATION_COST, PAGE_SIZE_DEFAULT, QUERY_DEPTH_MAX } from '#common/limits';
import { AppError } from '../lib/errors';
import { permitOperation } from './authorize';
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

/** Cost of a field that always answers the same number of rows. */
export const rowsCost =
  (rows: number) =>
  ({ childComplexity }: FieldCost): number =>
    1 + rows * childComplexity;

/** Refuses a document that is too deep or too dear before any of it runs. */
export const queryLimits: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, operationName, request, contextValue }) => {
      if (!operation) return;
      const variables = request.variables ?? {};
      const areWrong = getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors;
      // The execution would stop at them before it asks who may: who may not is told that, and not what is wrong.
      if (areWrong) await permitOperation(schema, operation, contextValue).catch(refuse);
      if (!schema.getRootType(operation.operation)) {
        throw refusal('BAD_REQUEST', `There are no ${operation.operation}s here.`);
      }
      if (depthOfDocument(document, operation.selectionSet) > QUERY_DEPTH_MAX) {
        throw refusal('QUERY_TOO_COMPLEX', `This query is nested deeper than ${QUERY_DEPTH_MAX} levels.`);
      }
      // Values of the wrong kind have no cost; the execution that follows refuses them by name.
      if (areWrong) return;
      const cost = costOf({
        schema,
        query: document,
        ...(operationName ? { operationName } : {}),
        variables,
        estimators: [rootFieldEstimator(schema), ...ESTIMATORS],
      });
      const most = contextValue.limits.cost;
      if (cost > most) {
        const message = `This query costs ${cost}; the most is ${most}. Ask for fewer rows or fields.`;
        throw refusal('QUERY_TOO_COMPLEX', message);
      }
    },
  }),
};

const ESTIMATORS = [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];

/** Each operation runs statements of its own, however few rows it answers with. */
function rootFieldEstimator(schema: GraphQLSchema): ComplexityEstimator {
  return (options) => {
    if (options.type !== schema.getQueryType() && options.type !== schema.getMutationType()) return undefined;
    const own = ESTIMATORS.map((estimate) => estimate(options)).find((cost) => typeof cost === 'number');
    return OPERATION_COST + (own ?? 0);
  };
}

/** Nesting of fields; a fragment counts where it is spread. Validation has refused fragments that form a ring. */
function depthOfDocument(document: DocumentNode, operation: SelectionSetNode): number {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node] as const] : [],
    ),
  );
  // Each fragment is measured once: one that spreads another twice, and so on, would double the work at each step.
  const known = new Map<string, number>();
  const depthOfFragment = (name: string): number => {
    const depth = known.get(name) ?? depthOf(fragments.get(name)?.selectionSet);
    known.set(name, depth);
    return depth;
  };
  const depthOf = (set: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((node) => {
        if (node.kind === 'FragmentSpread') return depthOfFragment(node.name.value);
        if (node.kind === 'InlineFragment') return depthOf(node.selectionSet);
        // graphql-js has a rule of its own for the nesting of an introspection.
        return node.name.value === '__schema' ? 1 : 1 + depthOf(node.selectionSet);
      }),
    );
  return depthOf(operation);
}

/** The library counts at most 10,000 nodes and then throws: dearer than any limit. */
function costOf(options: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity(options);
  } catch {
    throw refusal('QUERY_TOO_COMPLEX', 'This query has too many fields.');
  }
}

function refuse(error: unknown): never {
  throw error instanceof AppError ? refusal(error.code, error.message) : error;
}

/** Says the status as well: Apollo takes what a plugin throws for a failure of its own. */
function refusal(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: ERROR_STATUS[code] } } });
}
