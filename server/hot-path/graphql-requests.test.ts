/** POST /graphql answers the same, whether its body is read here or by Express. */
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../lib/limits';
import { eventually } from '../test/eventually';
import { startHarness, type Harness } from '../test/harness';

const BODY_BYTES_MAX = DEFAULT_LIMITS.requests.bodyBytes;

let harness: Harness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.stop());

type Headers = Record<string, string>;
const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };

const post = (body: BodyInit, headers: Headers = {}) =>
  harness.fetch('/graphql', { method: 'POST', body, headers: { ...JSON_TYPE, ...headers } });

/** The ways to send a body that Express reads. */
const BY_EXPRESS: [string, (text: string) => Promise<Response>][] = [
  ['compressed', (text) => post(gzipSync(text), { 'content-encoding': 'gzip' })],
  [
    'chunked',
    (text) =>
      harness.fetch('/graphql', {
        method: 'POST',
        body: new Blob([text]).stream(),
        headers: JSON_TYPE,
        duplex: 'half',
      } as RequestInit),
  ],
  ['with a quoted charset', (text) => post(text, { 'content-type': 'application/json; charset="utf-8"' })],
];

const QUERY = JSON.stringify({ query: '{ articles { nodes { id } } }' });

const BODIES: [string, string, number][] = [
  ['a query', QUERY, 200],
  ['a query after a byte order mark', `\uFEFF${QUERY}`, 200],
  ['a query with space around it', `\n ${QUERY} \n`, 200],
  ['a query with characters of several bytes', '{"query":"{ article(id: \\"₹ नमस्ते\\") { id } }"}', 200],
  ['an invalid query', '{"query":"{ nothing }"}', 400],
  ['a long document', JSON.stringify({ query: `{ __typename }${' '.repeat(16_000)}` }), 400],
  ['an object without a query', '{}', 400],
  ['an array', `[${QUERY}]`, 400],
  ['a number', '42', 400],
  ['null', 'null', 400],
  ['a string', '"x"', 400],
  ['half an object', '{"query":', 400],
  ['only space', '  ', 400],
  ['too much', JSON.stringify({ query: '{ __typename }', padding: 'x'.repeat(BODY_BYTES_MAX) }), 413],
];

const VARIES = [
  'date',
  'x-request-id',
  'content-security-policy',
  'content-length',
  'connection',
  'keep-alive',
  'vary',
];

/** The response as a client sees it, without parts that differ between any two responses. */
async function seen(response: Response) {
  const text = await response.text();
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !VARIES.includes(name)));
  return { status: response.status, text: text.replaceAll(/"requestId":"[^"]*"/g, '"requestId"'), headers };
}

test.each(BODIES)('%s is answered the same however it is sent', async (_name, text, status) => {
  const plain = await seen(await post(text));
  expect(plain.status).toBe(status);
  expect(plain.headers['cache-control']).toMatch(/no-store/);
  for (const [way, send] of BY_EXPRESS) expect([way, await seen(await send(text))]).toEqual([way, plain]);
});

test('a body without JSON as its type or in an unknown charset is refused', async () => {
  for (const type of ['text/plain', 'application/json; charset=latin1', 'application/json; charset=utf-16x'])
    expect([type, (await post(QUERY, { 'content-type': type })).status]).toEqual([type, 415]);
});

test('an empty body is refused', async () => {
  expect((await post('')).status).toBe(400);
});

test('other methods and paths do not reach the operations', async () => {
  for (const [method, path, status] of [
    ['PUT', '/graphql', 405],
    ['DELETE', '/graphql', 405],
    ['POST', '/GraphQL', 405],
    ['POST', '/graphql-other', 405],
  ] as const) {
    const answer = await harness.fetch(path, { method, body: QUERY, headers: JSON_TYPE });
    expect([method, path, answer.status]).toEqual([method, path, status]);
  }
});

const logLines = () => harness.logs.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a client that disconnects within its body leaves no work and no error behind', async () => {
  const { port, hostname } = new URL(harness.address);
  const list = vi.spyOn(harness.services.articles, 'list');
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /graphql HTTP/1.1',
    'Host: localhost',
    'X-Request-Id: disconnected',
    'Content-Type: application/json',
  ];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${QUERY.length}\r\n\r\n${QUERY.slice(0, 10)}`, () =>
    socket.destroy(),
  );
  await eventually(() =>
    expect(logLines()).toContainEqual(expect.objectContaining({ requestId: 'disconnected' })),
  );
  expect(logLines().filter(({ level }) => level === 'error')).toEqual([]);
  expect(list).not.toHaveBeenCalled();
  expect((await post(QUERY)).status).toBe(200);
  list.mockRestore();
});

test('an unexpected error is masked, and logged with the id of its request', async () => {
  const failing = vi.spyOn(harness.contentCache.answers, 'begin').mockImplementationOnce(() => {
    throw new Error('A detail of ours');
  });
  const query = JSON.stringify({ query: '{ trainers { id } }' });
  const answer = await post(query, { 'x-request-id': 'unexpected-1' });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('A detail of ours');
  const line = logLines().find(({ msg }) => msg === 'unexpected error in a request');
  expect(line).toMatchObject({ requestId: 'unexpected-1' });
  failing.mockRestore();
});

const REFUSED = 'deleteReview(input: { id: "e2f5c1a0-0000-4000-8000-000000000001" }) { message }';

/** Each fragment but the last one spreads the next one twice. */
const DOUBLED = Array.from({ length: 40 }, (_, index) => {
  const next = `...F${index + 1}`;
  return `fragment F${index} on Mutation { ${index < 39 ? `${next} ${next}` : '__typename'} }`;
}).join(' ');

test.each([
  `mutation { ...F0 } ${DOUBLED}`,
  `mutation { ${REFUSED} }`,
  `mutation { __typename ${REFUSED} }`,
  'mutation { __typename }',
  'mutation { ...Change } fragment Change on Mutation { __typename }',
  'mutation { ... { signOut { message } } }',
])('%s leaves the cached answers as they are', async (mutation) => {
  await post(QUERY);
  const clear = vi.spyOn(harness.contentCache.answers, 'clear');
  await harness.gql(mutation);
  expect(clear).not.toHaveBeenCalled();
  clear.mockRestore();
});
