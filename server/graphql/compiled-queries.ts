import { createRequire } from 'node:module';
import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  BREAK,
  valueFromASTUntyped,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context';

// Required, not imported: its ESM build loads graphql's .mjs files, a second copy whose classes are not our schema's.
const { compileQuery, isCompiledQuery } = createRequire(import.meta.url)(
  'graphql-jit',
) as typeof import('graphql-jit');

const QUERIES_MAX = 300;
/** A query is compiled when it is asked for this often, since compiling takes as long as running it some ten times. */
export const COMPILED_AT_USE = 10;

interface KnownQuery {
  uses: number;
  /** Null if it cannot be compiled. */
  compiled?: CompiledQuery<Record<string, unknown>> | null;
}

type FormatError = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/**
 * Compiles queries that are asked for again and again to JavaScript, which runs the same resolvers with less work in
 * between. Parsing, validation, limits and authorisation have already taken place, as for any other operation.
 */
export function compiledQueries(
  formatError: FormatError,
  compiledAtUse: number,
): ApolloServerPlugin<Context> {
  const queries = new LRUCache<string, KnownQuery>({ max: QUERIES_MAX });
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ schema, document, operation, request, queryHash, ...parts }) => {
        // Undefined, whatever the types say, if the document has no operation of the requested name.
        if ((operation as OperationDefinitionNode | undefined)?.operation !== 'query') return null;
        const key = `${queryHash} ${parts.operationName ?? ''}`;
        const known = queries.get(key) ?? { uses: 0 };
        if (known.uses === 0) queries.set(key, known);
        known.uses += 1;
        if (known.uses < compiledAtUse) return null;
        if (known.compiled === undefined)
          known.compiled = compiledOrNull(schema, document, parts.operationName ?? null);
        if (!known.compiled) return null;
        const variables = withDefaults(operation, request.variables);
        const result = await known.compiled.query({}, parts.contextValue, variables);
        // The variables are valid, but compiled queries do not accept all valid ones, such as absent fields of a
        // non-null type with a default value. Nothing has run yet, so graphql-js can run the query instead.
        if (!('data' in result)) return null;
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: 'single', singleResult: formatted(result, formatError) },
        };
      },
    }),
  };
}

function compiledOrNull(schema: GraphQLSchema, document: DocumentNode, operationName: string | null) {
  if (!isCompilable(document)) return null;
  const compiled = compileQuery<Record<string, unknown>>(schema, document, operationName ?? undefined);
  return isCompiledQuery(compiled) ? compiled : null;
}

/**
 * Compiled queries leave out a fragment that is included in one place and skipped in another. Skipped fields cost
 * nothing, and types of introspection nest without end, so that a small query could take very long to compile.
 */
function isCompilable(document: DocumentNode): boolean {
  let result = true;
  const refuse = () => {
    result = false;
    return BREAK;
  };
  visit(document, {
    Directive: refuse,
    Field: ({ name }) => (INTROSPECTION.has(name.value) ? refuse() : undefined),
  });
  return result;
}

const INTROSPECTION = new Set(['__schema', '__type']);

/** Adds the default values of absent variables, which compiled queries do not know for types that are not nullable. */
function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Record<string, unknown> = {},
): Record<string, unknown> {
  const variables = { ...given };
  for (const { variable, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    if (defaultValue && given[name] === undefined) variables[name] = valueFromASTUntyped(defaultValue);
  }
  return variables;
}

/** The result with its errors formatted, which Apollo does only for operations that it has executed itself. */
function formatted({ data, errors }: ExecutionResult<Record<string, unknown>>, formatError: FormatError) {
  if (!errors) return { data };
  return { data, errors: errors.map((error) => formatError(withCode(error), error)) };
}

const withCode = ({
  message,
  locations,
  path,
  extensions,
}: GraphQLFormattedError): GraphQLFormattedError => ({
  message,
  ...(locations && { locations }),
  ...(path && { path }),
  extensions: { code: 'INTERNAL_SERVER_ERROR', ...extensions },
});
