import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../test/harness';
import { graphqlRefusal, restRefusal } from '../test/refusals';

let harness: Harness;
const APP = 'https://app.example';
beforeAll(async () => void (harness = await startHarness(undefined, { corsOrigins: [APP] })));
afterAll(() => harness.stop());

const PREFLIGHT = { 'apollo-require-preflight': 'true', accept: 'application/graphql-response+json' };
const QUERY = encodeURIComponent('{ __typename }');

test('GET /graphql requires a header that cross-origin pages cannot send without a preflight', async () => {
  const refusal = await graphqlRefusal(await harness.fetch(`/graphql?query=${QUERY}`));
  expect(refusal).toMatchObject({ status: 400, code: 'BAD_REQUEST' });

  const answer = await harness.fetch(`/graphql?query=${QUERY}`, { headers: PREFLIGHT });
  expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
});

test.each([
  ['no query', ''],
  ['an empty query', '?query='],
  ['two queries', `?query=${QUERY}&query=${QUERY}`],
  ['variables that are not JSON', `?query=${QUERY}&variables=%7B`],
  ['variables that are not an object', `?query=${QUERY}&variables=1`],
  ['extensions that are not JSON', `?query=${QUERY}&extensions=x`],
  ['a query that is badly encoded', '?query=%ff%'],
])('GET /graphql answers 400 to %s', async (_name, search) => {
  const refusal = await graphqlRefusal(await harness.fetch(`/graphql${search}`, { headers: PREFLIGHT }));
  expect(refusal.status).toBe(400);
});

test.each(['application/json', 'application/graphql-response+json'])(
  'GET /graphql answers 405 to a mutation when the client accepts %s',
  async (accept) => {
    const search = `?query=${encodeURIComponent('mutation { signOut { message } }')}`;
    const answer = await harness.fetch(`/graphql${search}`, { headers: { ...PREFLIGHT, accept } });
    const refusal = await graphqlRefusal(answer);
    expect(refusal).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(refusal.headers.get('allow')).toBe('POST');
  },
);

test.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
  '%s /graphql answers 405 with the allowed methods',
  async (method) => {
    const refusal = await graphqlRefusal(await harness.fetch('/graphql', { method }));
    expect(refusal).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(refusal.headers.get('allow')).toBe('GET, POST');
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s /articles answers 405 with the allowed methods',
  async (method) => {
    const init = { method, headers: { 'content-type': 'application/json' }, body: '{"broken' };
    const refusal = await restRefusal(await harness.fetch('/articles', init));
    expect(refusal).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(refusal.headers.get('allow')).toBe('GET, HEAD');
  },
);

test.each([
  ['/graphql', 'GET, POST'],
  ['/articles', 'GET, HEAD'],
  ['/our-blog', 'GET, HEAD'],
  ['/api/openapi.json', 'GET, HEAD'],
])('OPTIONS %s lists the allowed methods and grants other origins nothing', async (path, allow) => {
  const answer = await harness.fetch(path, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('allow')).toBe(allow);
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(answer.headers.get('x-request-id')).not.toBeNull();
});

const preflight = (path: string, method: string) =>
  harness.fetch(path, {
    method: 'OPTIONS',
    headers: { origin: APP, 'access-control-request-method': method },
  });

test.each([
  ['/graphql', 'POST'],
  ['/api/reviews', 'POST'],
  ['/articles', 'GET'],
])('pages of a listed origin may call %s, without cookies', async (path, method) => {
  const { status, headers } = await preflight(path, method);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(APP);
  expect(headers.get('access-control-allow-methods')).toContain(method);
  expect(headers.get('access-control-allow-headers')).toMatch(/Authorization.*Idempotency-Key/);
  expect(headers.get('access-control-max-age')).toBe('7200');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

test('pages of a listed origin may read answers and errors, also those that are kept', async () => {
  for (const path of ['/articles', '/articles', '/articles?nosuch=1', '/api/nosuch']) {
    const { headers } = await harness.fetch(path, { headers: { origin: APP } });
    expect(headers.get('access-control-allow-origin'), path).toBe(APP);
    expect(headers.get('access-control-expose-headers')).toMatch(/Link.*X-Request-Id/);
  }
  const { headers } = await harness.fetch('/articles');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('vary')).toMatch(/\bOrigin\b/);
});

test.each([
  ['/articles', 'null'],
  ['/articles', `${APP}.elsewhere.example`],
  ['/articles', 'http://app.example'],
  ['/our-blog', APP],
  ['/healthz', APP],
])('%s grants nothing to %s', async (path, origin) => {
  const { headers } = await harness.fetch(path, { headers: { origin } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('GET /api/openapi.json describes the API, and is not sent again unless it has changed', async () => {
  const answer = await harness.fetch('/api/openapi.json');
  expect(answer.headers.get('cache-control')).toMatch(/^public/);
  expect(await answer.json()).toMatchObject({
    openapi: '3.1.1',
    servers: [{ url: 'http://studio.example' }],
    paths: { '/api/reviews/{id}': { put: { security: [{ accessToken: [] }], tags: ['Reviews'] } } },
  });
  const known = { 'if-none-match': answer.headers.get('etag')! };
  expect((await harness.fetch('/api/openapi.json', { headers: known })).status).toBe(304);
});

test('an unknown query parameter is refused with the names of the known ones', async () => {
  const refusal = await restRefusal(await harness.fetch('/api/reviews?rating=5&first=2'));
  expect(refusal).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  expect(refusal.message).toBe(
    'There is an unknown query parameter. Known ones: first, after, last, before.',
  );
});

test('HEAD /articles has the headers of GET and no body', async () => {
  const [head, get] = await Promise.all([
    harness.fetch('/articles', { method: 'HEAD' }),
    harness.fetch('/articles'),
  ]);
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['content-type', 'cache-control', 'etag']) {
    expect(head.headers.get(name)).toBe(get.headers.get(name));
  }
});

test('answers a badly encoded address without a server error', async () => {
  for (const path of ['/%ff', '/articles/%', '/graphql/%c0', '/articles?first=%ff']) {
    const { status, headers } = await harness.fetch(path);
    expect(status, path).toBeLessThan(500);
    expect(headers.get('x-request-id')).not.toBeNull();
  }
});

test('POST to a page answers 405 with the allowed methods', async () => {
  const refusal = await restRefusal(await harness.fetch('/our-blog', { method: 'POST', body: 'x' }));
  expect(refusal).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  expect(refusal.headers.get('allow')).toBe('GET, HEAD');
});

test.each(['/api/nosuch', '/api/user/nosuch?x=1'])('%s answers 404 as JSON', async (path) => {
  const response = await harness.fetch(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'There is no such endpoint.', code: 'NOT_FOUND' });
});
