import { createRequire } from 'node:module';
import type { GraphQLSchema } from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import {
  MUTATION_STATEMENTS,
  PAGE_SIZE_DEFAULT,
  SCHEMA_COST,
  STATEMENT_COST,
  TYPE_COST,
} from '#common/limits';

// Required, not imported: its ESM build takes graphql's .mjs files, a second copy whose classes are not our schema's.
const { fieldExtensionsEstimator, getComplexity, simpleEstimator } = createRequire(import.meta.url)(
  'graphql-query-complexity',
) as typeof import('graphql-query-complexity');

interface FieldCost {
  args: Record<string, unknown>;
  childComplexity: number;
}

interface Work {
  /** Most statements that it runs, without the one that finds out who asks. */
  statements?: number;
  /** Most rows that it answers with; `page` for a list that the caller or the default limits. */
  rows?: number | 'page';
}

/** Cost of an operation, or of another field that runs statements. */
export const cost =
  ({ statements = 1, rows = 1 }: Work) =>
  ({ args, childComplexity }: FieldCost): number => {
    const count = rows === 'page' ? Number(args['first'] ?? args['last'] ?? PAGE_SIZE_DEFAULT) : rows;
    return statements * STATEMENT_COST + 1 + Math.max(1, count) * childComplexity;
  };

/** What an operation costs that declares nothing. */
const QUERY_COST = cost({ statements: 1 });
const MUTATION_COST = cost({ statements: MUTATION_STATEMENTS });

/** Fields of graphql-js, which describe the schema: much text at no statement. */
const DESCRIPTION_COSTS: Record<string, number> = { __schema: SCHEMA_COST, __type: TYPE_COST };

/** What a document costs; the library counts at most 10,000 nodes and then throws. */
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
    const described = DESCRIPTION_COSTS[field.name];
    if (described !== undefined) return described + childComplexity;
    if (type === schema.getQueryType()) return QUERY_COST({ args, childComplexity });
    if (type === schema.getMutationType()) return MUTATION_COST({ args, childComplexity });
    return undefined;
  };
