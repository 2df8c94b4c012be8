import Negotiator from 'negotiator';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { NoSchemaIntrospectionCustomRule, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import { isErrorCode } from '#common/error-codes';
import { ERRORS_MAX, QUERY_TOKENS_MAX, queryLimits, slotDuringExecution } from './query-limits';
import { createLogger } from '../lib/logger';
import { apiKeyBudget } from './api-key-budget';
import { contentPlugin } from './content-answers';
import type { Context } from './context';
import { DocumentStore } from './document-store';
import { noteOperation } from './note-operation';
import { formatError, httpOf, reportErrors } from './format-error';

interface EndpointSettings {
  /** Whether introspection is answered. */
  publishesSchema: boolean;
}

/**
 * Creates the Apollo Server behind /graphql; every REST call also runs on it, in process. What belongs to one
 * application comes with the context of each request.
 */
export async function createEndpoint(
  schema: GraphQLSchema,
  { publishesSchema }: EndpointSettings,
): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    schema,
    formatError,
    // Apollo's own refusal tells clients to change the server's code.
    introspection: true,
    validationRules: publishesSchema ? [] : [NoSchemaIntrospectionCustomRule],
    // Otherwise the suggestions in errors would reveal the schema, too.
    hideSchemaDetailsFromClientErrors: !publishesSchema,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // Apollo's own adds a line break, for which the whole text is copied.
    stringifyResult: (result) => JSON.stringify(result),
    documentStore: new DocumentStore(),
    parseOptions: { maxLexicalTokens: QUERY_TOKENS_MAX },
    validationOptions: { maxErrors: ERRORS_MAX },
    logger: createLogger('warn'),
    nodeEnv: 'production',
    stopOnTerminationSignals: false,
    plugins: [
      noteOperation,
      reportErrors,
      slotDuringExecution,
      queryLimits,
      errorLimit,
      failureStatus,
      apiKeyBudget,
      contentPlugin,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await apollo.start();
  return apollo;
}

/** Truncates the list of errors to ERRORS_MAX; graphql-js adds an error of its own when it reaches the maximum. */
const errorLimit: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body } }) => {
      if (body.kind !== 'single' || !body.singleResult.errors) return;
      body.singleResult.errors = body.singleResult.errors.slice(0, ERRORS_MAX);
    },
  }),
};

/**
 * Sets the HTTP status of a request that failed as a whole. Clients that accept `application/graphql-response+json`
 * get the status of the error code. Clients of plain `application/json` get 200, as GraphQL over HTTP requires,
 * except for 429 and 503, which proxies and clients have to see.
 */
const failureStatus: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, source, response: { http, body } }) => {
      // Without a document, or with the wrong method, the request failed before GraphQL: keep Apollo's status.
      if (body.kind !== 'single' || !source) return;
      if (http.status === 405) return nameMethod(body.singleResult);
      const failure = failureOf(body.singleResult);
      if (!failure) return;
      const { status, headers } = httpOf(failure.code, failure.retryAfterS);
      for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
      const accept = request.http?.headers.get('accept');
      http.status = acceptsStatusType(accept) || status === 429 || status === 503 ? status : 200;
    },
  }),
};

/** Apollo calls a mutation that is sent with GET a bad request. */
function nameMethod({ errors = [] }: FormattedExecutionResult): void {
  for (const { extensions } of errors) if (extensions) extensions['code'] = 'METHOD_NOT_ALLOWED';
}

/** Code and wait of the first error, if the request failed as a whole with one of our codes. */
function failureOf({ data, errors }: FormattedExecutionResult) {
  const { code, retryAfter } = errors?.[0]?.extensions ?? {};
  if (!isEmpty(data) || !isErrorCode(code)) return undefined;
  return { code, retryAfterS: retryAfter as number | undefined };
}

/** Whether the response has no data: absent, null, or only null fields. */
function isEmpty(data: Record<string, unknown> | null | undefined): boolean {
  return !data || Object.values(data).every((value) => value === null);
}

const STATUS_TYPE = 'application/graphql-response+json';

/** Whether content negotiation picks the newer media type, by the same rules as Apollo's. */
function acceptsStatusType(accept: string | undefined): boolean {
  return new Negotiator({ headers: { accept } }).mediaType(['application/json', STATUS_TYPE]) === STATUS_TYPE;
}
