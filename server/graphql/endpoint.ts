import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
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
    willSendResponse: async ({ request, response }) => {
      if (response.body.kind !== 'single') return;
      const { data, errors } = response.body.singleResult;
      const code = errors?.[0]?.extensions?.['code'];
      if (isEmpty(data) && isErrorCode(code)) {
        const { status, headers } = httpOf(code);
        for (const [name, value] of Object.entries(headers)) response.http.headers.set(name, value);
        if (understandsStatus(request.http?.headers.get('accept')) || status === 429 || status === 503) {
          response.http.status = status;
        }
      }
    },
  }),
};

/** No field of the answer arrived: `null`, absent, or nothing but nulls. */
function isEmpty(data: Record<string, unknown> | null | undefined): boolean {
  return !data || Object.values(data).every((value) => value === null);
}

function understandsStatus(accept: string | undefined): boolean {
  return accept?.includes('application/graphql-response+json') ?? false;
}
