import { createRequire } from 'node:module';
import type { GraphQLSchema } from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { PAGE_SIZE_DEFAULT } from '#common/limits';
import { MUTATION_STATEMENTS, SCHEMA_COST, STATEMENT_COST, TYPE_COST } from '../lib/request-limits';

// Required, not imported: its ESM build loads graphql's .mjs files, a second copy whose classes are not our schema's.
const { fieldExtensionsEstimator, getComplexity, simpleEstimator } = createRequire(import.meta.url)(
  'graphql-query-complexity',
) as typeof import('graphql-query-complexity');

interface FieldCost {
  args: Record<string, unknown>;
  childComplexity: number;
}

interface Work {
  /** Maximum number of SQL statements, not counting the one that loads the current user. */
  statements?: number;
  /** Maximum number of rows in the response; `page` for a list whose size is an argument or the default. */
  rows?: number | 'page';
}

/** Complexity estimator for an operation, or for another field that runs SQL statements. */
export const cost =
  ({ statements = 1, rows = 1 }: Work) =>
  ({ args, childComplexity }: FieldCost): number => {
    const count = rows === 'page' ? Number(args['first'] ?? args['last'] ?? PAGE_SIZE_DEFAULT) : rows;
    return statements * STATEMENT_COST + 1 + Math.max(1, count) * childComplexity;
  };

/** Costs of operations that declare none. */
const QUERY_COST = cost({ statements: 1 });
const MUTATION_COST = cost({ statements: MUTATION_STATEMENTS });

/** The introspection fields of graphql-js: much text, but no SQL. */
const INTROSPECTION_COSTS: Record<string, number> = { __schema: SCHEMA_COST, __type: TYPE_COST };

/** The cost of a document. Throws beyond 10,000 nodes, the limit of the library. */
export function documentCost(schema: GraphQLSchema, document: Omit<DocumentParts, 'estimators' | 'schema'>) {
  const estimators = [
    fieldExtensionsEstimator(),
    operationEstimator(schema),
    simpleEstimator({ defaultComplexity: 1 }),
  ];
  return getComplexity({ schema, ...document, estimators });
}

type DocumentParts = Parameters<typeof getComplexity>[0];

const operationEstimator =
  (schema: GraphQLSchema): ComplexityEstimator =>
  ({ type, field, args, childComplexity }) => {
    const introspection = INTROSPECTION_COSTS[field.name];
    if (introspection !== undefined) return introspection + childComplexity;
    if (type === schema.getQueryType()) return QUERY_COST({ args, childComplexity });
    if (type === schema.getMutationType()) return MUTATION_COST({ args, childComplexity });
    return undefined;
  };
