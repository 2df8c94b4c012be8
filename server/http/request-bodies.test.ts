import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../lib/limits';
import { startHarness, type Harness } from '../test/harness';
import { graphqlRefusal } from '../test/refusals';

const BODY_BYTES_MAX = DEFAULT_LIMITS.requests.bodyBytes;

let harness: Harness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.stop());

/** Accepts the media type whose responses carry the status of their error. */
const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
const QUERY = '{ __typename }';

const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  harness.fetch('/graphql', { method: 'POST', body, headers });

const bytes = (text: string) => new TextEncoder().encode(text);

test('reads a JSON body, also compressed or in UTF-16, up to exactly the size limit', async () => {
  const body = JSON.stringify({ query: QUERY });
  const padded = JSON.stringify({
    query: QUERY,
    padding: 'x'.repeat(BODY_BYTES_MAX - body.length - ',"padding":""'.length),
  });
  expect(padded).toHaveLength(BODY_BYTES_MAX);
  const answers = await Promise.all([
    post(body),
    post(body, { 'content-type': 'application/json; charset=UTF-8' }),
    post(Buffer.from(body, 'utf16le'), { 'content-type': 'application/json; charset=utf-16le' }),
    post(gzipSync(body), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
    post(padded),
  ]);
  for (const answer of answers) expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
});

test.each([
  ['a broken object', '{"query": '],
  ['text that is not JSON', 'query { articles }'],
  ['a number', '42'],
  ['a string', '"{ __typename }"'],
  ['null', 'null'],
  ['an empty body', ''],
  ['an object without keys', '{}'],
  ['an array without items', '[]'],
  ['a batch', `[{"query":"${QUERY}"},{"query":"${QUERY}"}]`],
  ['a query that is a number', '{"query":42}'],
  ['a query that is an array', '{"query":["{ __typename }"]}'],
  ['a query that is null', '{"query":null}'],
  ['a query that is empty', '{"query":""}'],
  ['a query that is an object', '{"query":{"kind":"Document"}}'],
  ['variables that are a string', `{"query":"${QUERY}","variables":"{}"}`],
  ['variables that are an array', `{"query":"${QUERY}","variables":[]}`],
  ['variables that are a number', `{"query":"${QUERY}","variables":7}`],
  ['extensions that are a string', `{"query":"${QUERY}","extensions":"x"}`],
  ['an operation name that is a number', `{"query":"${QUERY}","operationName":1}`],
  ['__proto__ in place of a query', `{"__proto__":{"query":"${QUERY}"}}`],
  ['constructor in place of a query', `{"constructor":{"prototype":{"query":"${QUERY}"}}}`],
])('POST /graphql answers 400 to %s', async (_name, body) => {
  expect(await graphqlRefusal(await post(body))).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  expect(({} as Record<string, unknown>)['query']).toBeUndefined();
});

test.each([
  [
    'an unknown operation name',
    { query: 'query A { __typename } query B { __typename }', operationName: 'C' },
  ],
  ['several operations without a name', { query: 'query A { __typename } query B { __typename }' }],
  ['fragments only', { query: 'fragment A on Query { __typename }' }],
])('POST /graphql answers 400, not 500, to %s', async (_name, body) => {
  const { status, code } = await graphqlRefusal(await post(JSON.stringify(body)));
  expect(status).toBe(400);
  expect(code).toMatch(/^(BAD_REQUEST|GRAPHQL_VALIDATION_FAILED|OPERATION_RESOLUTION_FAILURE)$/);
});

test.each(['mutation { anything }', 'subscription { anything }'])(
  'POST /graphql answers 400 to %s, which this schema does not have',
  async (query) => {
    const headers = { ...JSON_TYPE, accept: 'application/graphql-response+json' };
    const refusal = await graphqlRefusal(await post(JSON.stringify({ query }), headers));
    expect(refusal.status).toBe(400);
    expect(refusal.code).not.toBe('INTERNAL_SERVER_ERROR');
  },
);

test('treats variables named like Object.prototype members as plain data', async () => {
  const variables = '{"__proto__":{"first":0},"constructor":1,"toString":null,"hasOwnProperty":false}';
  const query = 'query ($first: Int) { articles(first: $first) { nodes { id } } }';
  const response = await post(`{"query":${JSON.stringify(query)},"variables":${variables}}`);
  expect(await response.json()).toEqual({ data: { articles: { nodes: [] } } });
  expect(({} as Record<string, unknown>)['first']).toBeUndefined();
});

test('refuses a value nested forty thousand levels deep', async () => {
  const deep = '['.repeat(40_000) + ']'.repeat(40_000);
  const query = 'query ($first: Int) { articles(first: $first) { nodes { id } } }';
  const refusal = await graphqlRefusal(await post(`{"query":"${query}","variables":{"first":${deep}}}`));
  expect(refusal).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
});

test.each([
  ['text/plain', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['another JSON media type', { 'content-type': 'application/vnd.api+json' }],
  ['no content type', {}],
  ['an empty content type', { 'content-type': '' }],
  ['an invalid content type', { 'content-type': 'json;;,' }],
  ['a charset that is not Unicode', { 'content-type': 'application/json; charset=latin1' }],
  ['an unknown charset', { 'content-type': 'application/json; charset=utf-nonsense' }],
  ['an unknown compression', { ...JSON_TYPE, 'content-encoding': 'compress' }],
])('POST /graphql answers 415 to an unsupported body: %s', async (_name, headers) => {
  const refusal = await graphqlRefusal(await post(bytes(`{"query":"${QUERY}"}`), headers));
  expect(refusal).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
});

test('POST /graphql answers 415 to a streamed body of another media type', async () => {
  const init = {
    method: 'POST',
    body: new Blob(['x']).stream(),
    duplex: 'half',
    headers: { 'content-type': 'text/csv' },
  };
  expect(await graphqlRefusal(await harness.fetch('/graphql', init))).toMatchObject({ status: 415 });
});

test('refuses a body that does not match its Content-Encoding', async () => {
  const refusal = await graphqlRefusal(await post('not gzip', { ...JSON_TYPE, 'content-encoding': 'gzip' }));
  expect(refusal).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
});

test('answers 413 to a body over 100 kB, also when only its compressed size is below', async () => {
  const large = JSON.stringify({ query: QUERY, padding: 'x'.repeat(BODY_BYTES_MAX) });
  const compressed = post(gzipSync(large), { ...JSON_TYPE, 'content-encoding': 'gzip' });
  for (const answer of await Promise.all([post(large), compressed])) {
    const refusal = await graphqlRefusal(answer);
    expect(refusal).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    expect(refusal.message).toContain('100 kB');
  }
});

test('answers an unknown persisted query with a code that clients of that protocol understand', async () => {
  const sha256Hash = '0'.repeat(64);
  const response = await post(JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }));
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  expect(errors[0]?.extensions.code).toMatch(/^PERSISTED_QUERY_NOT_(FOUND|SUPPORTED)$/);
  expect(response.status).toBeLessThan(500);
});

test('another size limit holds for every way in which a body is read', async () => {
  const small = await startHarness(undefined, { limits: { requests: { bodyBytes: 2048 } } });
  const send = (path: string, padding: number, headers: Record<string, string> = {}) =>
    small.fetch(path, {
      method: 'POST',
      body: JSON.stringify({ query: QUERY, padding: 'x'.repeat(padding) }),
      headers: { ...JSON_TYPE, ...headers },
    });
  expect((await send('/graphql', 1000)).status).toBe(200);
  const refused = [
    send('/graphql', 2048),
    send('/graphql', 2048, { 'content-type': 'application/json; charset=UTF-8' }),
  ];
  for (const answer of await Promise.all(refused))
    expect((await graphqlRefusal(answer)).message).toBe('The body is larger than 2 kB.');
  expect((await send('/user-details', 2048)).status).toBe(413);
  await small.stop();
});
