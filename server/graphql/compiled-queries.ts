import { createRequire } from 'node:module';
import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context';

// Required, not imported: its ESM build loads graphql's .mjs files, a second copy whose classes are not our schema's.
const { compileQuery, isCompiledQuery } = createRequire(import.meta.url)(
  'graphql-jit',
) as typeof import('graphql-jit');

const QUERIES_MAX = 300;
/** A query is compiled when it is asked for this often, since compiling takes as long as running it some ten times. */
const COMPILED_AT_USE = 10;

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
  compiledAtUse = COMPILED_AT_USE,
): ApolloServerPlugin<Context> {
  const queries = new LRUCache<string, KnownQuery>({ max: QUERIES_MAX });
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ schema, document, operation, request, queryHash, ...parts }) => {
        if (operation.operation !== 'query') return null;
        const key = `${queryHash} ${parts.operationName ?? ''}`;
        const known = queries.get(key) ?? { uses: 0 };
        queries.set(key, known);
        known.uses += 1;
        if (known.uses < compiledAtUse) return null;
        if (known.compiled === undefined) {
          const compiled = compileQuery<Record<string, unknown>>(schema, document, parts.operationName ?? undefined);
          known.compiled = isCompiledQuery(compiled) ? compiled : null;
        }
        if (!known.compiled) return null;
        const result = await known.compiled.query({}, parts.contextValue, request.variables ?? {});
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: 'single', singleResult: formatted(result, formatError) },
        };
      },
    }),
  };
}

/** The result with its errors formatted, which Apollo does only for operations that it has executed itself. */
function formatted({ data, errors }: ExecutionResult<Record<string, unknown>>, formatError: FormatError) {
  if (!errors) return { data };
  return { data, errors: errors.map((error) => formatError(withCode(error), error)) };
}

const withCode = ({ message, locations, path, extensions }: GraphQLFormattedError): GraphQLFormattedError => ({
  message,
  ...(locations && { locations }),
  ...(path && { path }),
  extensions: { code: 'INTERNAL_SERVER_ERROR', ...extensions },
});
