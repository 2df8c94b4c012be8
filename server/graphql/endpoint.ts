import Negotiator from 'negotiator';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import { isErrorCode } from '#common/error-codes';
import { QUERY_TOKENS_MAX } from '#common/limits';
import type { Logger } from '../lib/logger';
import type { Context } from './context';
import { createErrorFormatter, httpOf } from './format-error';
import { queryLimits } from './query-cost';

/** The Apollo server that answers /graphql and, in process, every row of the REST facade. */
export async function createEndpoint(schema: GraphQLSchema, logger: Logger): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    schema,
    formatError: createErrorFormatter(logger),
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: QUERY_TOKENS_MAX },
    logger,
    nodeEnv: 'production',
    stopOnTerminationSignals: false,
    plugins: [
      queryLimits,
      statusOfFailure,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await apollo.start();
  return apollo;
}

/**
 * A request that failed as a whole answers with the status of its code when the caller understands
 * `application/graphql-response+json`; a plain `application/json` caller gets the 200 that the older
 * convention promises, but for 429 and 503, which proxies and clients must see.
 */
const statusOfFailure: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response: { http, body } }) => {
      // What Apollo has decided, such as 405, stays; 500 is its word for "none of the others".
      if (body.kind !== 'single' || (http.status !== undefined && http.status !== 500)) return;
      const failure = failureOf(body.singleResult);
      if (!failure) return;
      const { status, headers } = httpOf(failure.code, failure.retryAfterS);
      for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
      const accept = request.http?.headers.get('accept');
      if (understandsStatus(accept) || status === 429 || status === 503) http.status = status;
    },
  }),
};

/** What made a request fail as a whole. */
function failureOf({ data, errors }: FormattedExecutionResult) {
  const { code, retryAfter } = errors?.[0]?.extensions ?? {};
  if (!isEmpty(data) || !isErrorCode(code)) return undefined;
  return { code, retryAfterS: retryAfter as number | undefined };
}

/** No field of the answer arrived: `null`, absent, or nothing but nulls. */
function isEmpty(data: Record<string, unknown> | null | undefined): boolean {
  return !data || Object.values(data).every((value) => value === null);
}

const STATUS_TYPE = 'application/graphql-response+json';

/** Whether the answer goes out in the newer type, by the caller's preference as Apollo reads it. */
function understandsStatus(accept: string | undefined): boolean {
  return new Negotiator({ headers: { accept } }).mediaType(['application/json', STATUS_TYPE]) === STATUS_TYPE;
}
