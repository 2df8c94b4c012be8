import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REST_ROUTES } from '../composition/parts';
import { REST_LIMITS } from '../graphql/context';
import { testContext } from '../test/test-context';
import { createEndpoint } from '../graphql/endpoint';
import { Capacity } from '../http/capacity';
import { jsonBody } from '../http/endpoint-middleware';
import { AnswerCache } from '../hot-path/answer-cache';
import { GraphqlRequests } from '../hot-path/graphql-requests';
import { Proxies } from '../http/proxies';
import { RequestSlots } from '../http/request-slots';
import { logRequest } from '../http/request-log';
import { withRequest } from '../lib/current-request';
import { RateLimited, ServiceUnavailable } from '../lib/errors';
import { DEFAULT_LIMITS } from '../lib/limits';
import { createLogger } from '../lib/logger';
import { restRoutes } from '../composition/rest/mount';
import { graphqlRefusal, restRefusal } from '../test/refusals';

/** The part of our schema that GET /articles queries; its resolver always throws RateLimited. */
const SDL = `
  type Query { articles(first: Int, after: String, last: Int, before: String): Articles!, busy: String, fine: String }
  type Articles { nodes: [Article!]!, pageInfo: PageInfo! }
  type Article {
    id: ID, title: String, description: String, text: String, thumbnailUrl: String,
    coverUrl: String, publishedAt: String, authorName: String
  }
  type PageInfo { hasNextPage: Boolean!, hasPreviousPage: Boolean!, startCursor: String, endCursor: String }
`;
const WAIT_S = 754;
const SENTENCE = 'Too many attempts. Please wait 13 minutes and try again.';

let server: Server;
beforeAll(async () => {
  const schema = buildSchema(SDL);
  const fields = schema.getQueryType()!.getFields();
  fields['articles']!.resolve = () => Promise.reject(new RateLimited(WAIT_S));
  fields['busy']!.resolve = () => Promise.reject(new ServiceUnavailable());
  fields['fine']!.resolve = () => 'fine';
  const logger = createLogger('silent');
  const apollo = await createEndpoint(schema, { publishesSchema: true });
  const context = testContext({ limits: REST_LIMITS });
  const app = express();
  app.use((req, res, next) => {
    const request = logRequest(req, res, { logger, addressOf: () => '' });
    res.set('X-Request-Id', request.requestId);
    withRequest(request, next);
  });
  const answers = new AnswerCache();
  const limits = DEFAULT_LIMITS.requests;
  const { bodyBytes: bodyBytesMax, inFlight: inFlightMax } = limits;
  const capacity = new Capacity({ inFlightMax, isDatabaseBusy: () => false });
  const slots = new RequestSlots({ limits, proxies: new Proxies({ hops: 0, addresses: [] }), capacity });
  const graphql = new GraphqlRequests({ apollo, contextOf: () => context, slots, answers, limits });
  app.use('/graphql', jsonBody(bodyBytesMax), (req: Request, res: Response) =>
    graphql.answer(req, res, { body: req.body }),
  );
  app.use(
    restRoutes({
      routes: REST_ROUTES,
      apollo,
      contextOf: () => context,
      answers,
      limitQueries: (_req, _res, next) => next(),
      readBody: jsonBody(bodyBytesMax),
    }),
  );
  server = createServer((req, res) => void app(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const call = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

const post = (query: string, accept: string) =>
  call('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ query }),
  });

const TYPES = ['application/json', 'application/graphql-response+json'];
const ARTICLES = 'articles { nodes { id } }';

test.each(TYPES)('GraphQL returns 429 with the actual waiting time, as %s', async (type) => {
  const answer = await post(`{ ${ARTICLES} }`, type);
  const body = (await answer.clone().json()) as { errors: { extensions: unknown }[] };
  expect(body.errors[0]!.extensions).toEqual({
    code: 'RATE_LIMITED',
    retryAfter: WAIT_S,
    requestId: answer.headers.get('x-request-id'),
  });
  const refusal = await graphqlRefusal(answer);
  expect(refusal).toMatchObject({ status: 429, code: 'RATE_LIMITED', message: SENTENCE });
  expect(refusal.headers.get('retry-after')).toBe(String(WAIT_S));
});

test('REST returns 429 with the actual waiting time', async () => {
  const refusal = await restRefusal(await call('/articles'));
  expect(refusal).toMatchObject({ status: 429, code: 'RATE_LIMITED', message: SENTENCE });
  expect(refusal.headers.get('retry-after')).toBe(String(WAIT_S));
  expect(refusal.headers.get('cache-control')).toBe('no-store');
});

test('a 503 keeps its own Retry-After, and a success has none', async () => {
  const busy = await post('{ busy }', TYPES[0]!);
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
  const fine = await post('{ fine }', TYPES[0]!);
  expect([fine.status, fine.headers.get('retry-after')]).toEqual([200, null]);
});
