import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { isIntrospectionType, type GraphQLSchema } from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { LRUCache } from 'lru-cache';
import { PAGE_SIZE_DEFAULT } from '#common/limits';

// Required, not imported: its ESM build loads graphql's .mjs files, a second copy whose classes are not our schema's.
const { fieldExtensionsEstimator, getComplexity, simpleEstimator } = createRequire(import.meta.url)(
  'graphql-query-complexity',
) as typeof import('graphql-query-complexity');

/** Maximum cost of a GraphQL document: 1 per field, times the rows of a list, and `STATEMENT_COST` per SQL statement. */
export const QUERY_COST_MAX = 6000;
/** Maximum cost of a document of signed-out clients. */
export const ANONYMOUS_QUERY_COST_MAX = 2000;
export const STATEMENT_COST = 50;
/** Cost of an aggregate over a whole table. */
export const AGGREGATE_COST = 500;
/** Cost of a file that is generated for the request, at once: a document may have one. */
export const FILE_COST = 3100;
/** Cost of its content, which may have ten megabytes: a document may select it under one name. */
export const FILE_CONTENT_COST = 2000;
/** Cost of a text of several thousand characters, or of a list of texts, which a document can select under many names. */
export const LONG_TEXT_COST = 5;
/** Costs of introspecting the whole schema and of introspecting one type: much text, but no SQL. */
const SCHEMA_COST = 500;
const TYPE_COST = 500;
/** Cost of each alias in an introspection: what it names is read again, often for every type. Editors send none. */
const ALIAS_COST = 150;
/**
 * How many fields a type has. Fewer than many have, so that a signed-out client may read the whole schema as editors do,
 * but not for each field also the fields of its type.
 */
const FIELDS_OF_TYPE = 9;
/** Statements assumed for a mutation that does not declare its cost: the maximum of its transaction. */
const MUTATION_STATEMENTS = 36;

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

/**
 * The number of statements that a word search counts as, since its statements read many rows. A guest's document can
 * have one such search, so that those of one network leave connections to others.
 */
const SEARCH_STATEMENTS = 25;

/** Complexity estimator for a list of content whose filter may have a search. */
export const searchableListCost = ({ args, childComplexity }: FieldCost): number => {
  const { search } = (args['filter'] ?? {}) as { search?: unknown };
  return cost({ statements: search ? SEARCH_STATEMENTS : 1, rows: 'page' })({ args, childComplexity });
};

/** Complexity estimator for a field that is read by a loader: its statements are counted once, not for every row. */
export const batchedCost = ({ statements = 1, rows = 1 }: Work): BatchedCost =>
  Object.assign(cost({ statements: 0, rows }), { batchedStatements: statements });

type BatchedCost = ReturnType<typeof cost> & { batchedStatements: number };

/** Costs of operations that declare none. */
const QUERY_COST = cost({ statements: 1 });
const MUTATION_COST = cost({ statements: MUTATION_STATEMENTS });

/** The introspection fields of graphql-js. */
const INTROSPECTION_COSTS: Record<string, number> = { __schema: SCHEMA_COST, __type: TYPE_COST };

type CostRequest = Omit<DocumentParts, 'estimators' | 'schema'>;

/** The fields of a type in introspection that are long lists. */
const LISTS_OF_TYPE = new Set(['fields', 'inputFields', 'enumValues', 'possibleTypes']);

const KNOWN_MAX = 10_000;
const knownCosts = new LRUCache<string, number>({ max: KNOWN_MAX });

/**
 * The cost of a query. Computing it takes up to a tenth of a millisecond, so it is remembered by a hash of all that was
 * sent: the cost may depend on any of it, and some of it may be secret.
 */
export function queryCost(schema: GraphQLSchema, text: string, request: CostRequest): number {
  const sent = JSON.stringify([text, request.operationName, request.variables]);
  const key = hash('sha256', sent, 'base64');
  const known = knownCosts.get(key);
  if (known !== undefined) return known;
  const total = documentCost(schema, request);
  knownCosts.set(key, total);
  return total;
}

/** The cost of a document. Throws beyond 10,000 nodes, the limit of the library. */
export function documentCost(schema: GraphQLSchema, request: CostRequest): number {
  let batchedStatements = 0;
  const estimators = [
    batchEstimator((statements) => (batchedStatements += statements)),
    fieldExtensionsEstimator(),
    operationEstimator(schema),
    simpleEstimator({ defaultComplexity: 1 }),
  ];
  return getComplexity({ schema, ...request, estimators }) + batchedStatements * STATEMENT_COST;
}

type DocumentParts = Parameters<typeof getComplexity>[0];

/** Reports only the statements of batched fields, once for each time that the document selects one. */
const batchEstimator =
  (report: (statements: number) => void): ComplexityEstimator =>
  ({ field }) => {
    const complexity = field.extensions['complexity'] as Partial<BatchedCost> | undefined;
    if (complexity?.batchedStatements) report(complexity.batchedStatements);
  };

const operationEstimator =
  (schema: GraphQLSchema): ComplexityEstimator =>
  ({ type, field, node, args, childComplexity }) => {
    const introspection = INTROSPECTION_COSTS[field.name];
    if (introspection !== undefined) return introspection + childComplexity;
    if (isIntrospectionType(type)) {
      const rows = type.name === '__Type' && LISTS_OF_TYPE.has(field.name) ? FIELDS_OF_TYPE : 1;
      return (node.alias ? ALIAS_COST : 1) + rows * childComplexity;
    }
    if (type === schema.getQueryType()) return QUERY_COST({ args, childComplexity });
    if (type === schema.getMutationType()) return MUTATION_COST({ args, childComplexity });
    return undefined;
  };
