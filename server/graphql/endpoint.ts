import Negotiator from 'negotiator';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import { isErrorCode } from '#common/error-codes';
import { ERRORS_MAX, QUERY_TOKENS_MAX } from '#common/limits';
import type { Logger } from '../lib/logger';
import type { Context } from './context';
import { createErrorFormatter, httpOf } from './format-error';
import { queryLimits, turnWhileRunning } from './query-limits';

/** The Apollo server that answers /graphql and, in process, every row of the REST facade. */
export async function createEndpoint(schema: GraphQLSchema, logger: Logger): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    schema,
    formatError: createErrorFormatter(logger),
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: QUERY_TOKENS_MAX },
    validationOptions: { maxErrors: ERRORS_MAX },
    executionOptions: { maxCoercionErrors: ERRORS_MAX },
    logger,
    nodeEnv: 'production',
    stopOnTerminationSignals: false,
    plugins: [
      turnWhileRunning,
      queryLimits,
      fewErrors,
      statusOfFailure,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await apollo.start();
  return apollo;
}

/** Cuts the errors of an answer off after the first few; graphql-js says of some that it has stopped counting. */
const fewErrors: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body } }) => {
      if (body.kind !== 'single' || !body.singleResult.errors) return;
      body.singleResult.errors = body.singleResult.errors.slice(0, ERRORS_MAX);
    },
  }),
};

/**
 * A request that failed as a whole answers with the status of its code when the caller understands
 * `application/graphql-response+json`; a plain `application/json` caller gets the 200 that GraphQL over HTTP asks for
 * there, but for 429 and 503, which proxies and clients must see.
 */
const statusOfFailure: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, source, response: { http, body } }) => {
      // A request without a document, or with a method that does not fit, has failed before GraphQL: Apollo's status stays.
      if (body.kind !== 'single' || !source || http.status === 405) return;
      const failure = failureOf(body.singleResult);
      if (!failure) return;
      const { status, headers } = httpOf(failure.code, failure.retryAfterS);
      for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
      const accept = request.http?.headers.get('accept');
      http.status = understandsStatus(accept) || status === 429 || status === 503 ? status : 200;
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
