import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Browser } from '../test/browser';
import { eventually } from '../test/eventually';
import { createUser, PASSWORD } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';

let harness: Harness;
beforeAll(async () => void (harness = await startHarness()));
beforeEach(() => void harness.logs.splice(0));
afterAll(() => harness.stop());

const idOf = async (sent?: string) => {
  const headers: Record<string, string> = sent === undefined ? {} : { 'x-request-id': sent };
  return (await harness.fetch('/healthz', { headers })).headers.get('x-request-id');
};

test.each(['abcdefgh', 'A-z_09-'.repeat(9), '0f8fad5b-d9cb-469f-a165-70867728950e'])(
  'keeps a valid request id (%s)',
  async (id) => {
    expect(await idOf(id)).toBe(id);
  },
);

test.each([
  'short',
  'x'.repeat(65),
  'with space',
  'quote"quote',
  'a{b}c;d=e',
  '<script>',
  'abcdefgh, ijklmnop',
  'é'.repeat(9),
])('replaces an invalid request id (%s)', async (id) => {
  const given = await idOf(id);
  expect(given).toMatch(/^[0-9a-f-]{36}$/);
  expect(given).not.toBe(id);
});

test('gives each request its own id', async () => {
  expect(await idOf()).not.toBe(await idOf());
});

test.each([
  ['/graphql', 400],
  ['/articles', 200],
  ['/articles?first=0', 400],
  ['/our-blog', 302],
  ['/missing.png', 404],
  ['/healthz', 200],
  ['/readyz', 200],
])('GET %s (%i) answers with a request id', async (path, status) => {
  const answer = await harness.fetch(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('logs a request once, with id, method, path, status and duration, without query string or headers', async () => {
  const secret = 'member@studio.example-and-token';
  const headers = { authorization: `Bearer ${secret}`, cookie: secret, 'x-request-id': 'logged-once' };
  await (await harness.fetch(`/articles?after=${secret}`, { headers })).text();
  await eventually(() => expect(harness.logs.join('')).toContain('logged-once'));
  const lines = harness.logs.filter((line) => line.includes('logged-once'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'request',
    requestId: 'logged-once',
    method: 'GET',
    path: '/articles',
    status: 400,
    ms: expect.any(Number),
  });
  expect(harness.logs.join('')).not.toContain(secret);
});

interface Line {
  requestId: string;
  address: string;
  userId?: string;
  operation?: string;
  fields?: string[];
}

/** The line of the log of a GraphQL request. */
async function lineOf(query: string, headers: Record<string, string> = {}): Promise<Line> {
  const requestId = randomUUID();
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, 'x-request-id': requestId },
    body: JSON.stringify({ query }),
  };
  await (await harness.fetch('/graphql', init)).text();
  const find = () => harness.logs.find((line) => line.includes(requestId) && line.includes('"request"'));
  await eventually(() => expect(find()).toBeDefined());
  return JSON.parse(find()!) as Line;
}

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('logs the network address %s shortened', async (address, logged) => {
  const line = await lineOf('{ __typename }', { 'x-forwarded-for': address });
  expect(line).toMatchObject({ address: logged });
  expect(harness.logs.join('')).not.toContain(address);
});

test.each([
  ['query Latest { articles(first: 1) { nodes { id } } photos { id } }', 'Latest', ['articles', 'photos']],
  ['{ alias: __typename, photos { id } }', undefined, ['__typename', 'photos']],
  [
    'query Parts { ...Part ... { photos { id } } } fragment Part on Query { __typename }',
    'Parts',
    ['photos', '__typename'],
  ],
  [
    `mutation ${'M'.repeat(70)} { checkAdminPassword(input: { password: "x" }) { isAdminPassword } }`,
    'M'.repeat(64),
    ['checkAdminPassword'],
  ],
  ['query Wrong { missing }', undefined, undefined],
])(
  'logs the operation and its fields, also of an answer that is cached (%s)',
  async (query, operation, fields) => {
    for (let time = 1; time <= 3; time++) {
      const line = await lineOf(query);
      expect({ operation: line.operation, fields: line.fields }).toEqual({ operation, fields });
    }
  },
);

test('reads each fragment once, however often it is spread', async () => {
  const fragments = Array.from(
    { length: 30 },
    (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
  );
  const query = `query Doubling { ...F0 } ${fragments.join(' ')} fragment F30 on Query { photos { id } }`;
  expect(await lineOf(query)).toMatchObject({ operation: 'Doubling', fields: ['photos'] });
});

test('logs the id of the user as whom a request is made', async () => {
  const member = await createUser(harness.dataSource);
  const browser = new Browser(harness);
  await browser.signIn(member.email, PASSWORD);
  const headers = { authorization: `Bearer ${browser.token}` };
  expect((await lineOf('{ me { user { name } } }', headers)).userId).toBe(member.id);
  expect((await lineOf('{ photos { id } }')).userId).toBeUndefined();
});

test('logs a request whose client disconnects before the response', async () => {
  const headers = {
    'content-type': 'application/json',
    'content-length': 100,
    'x-request-id': 'gone-away',
    expect: '100-continue',
  };
  const call = http.request(`${harness.address}/graphql`, { method: 'POST', headers });
  // The server sends "100 Continue" once it has read the headers; it then waits for a body that never arrives.
  call.on('continue', () => call.destroy()).on('error', () => {});
  call.flushHeaders();
  await eventually(() => expect(harness.logs.join('')).toContain('gone-away'));
  expect(harness.logs.join('')).not.toContain('"level":50');
});

test('masks path segments longer than a UUID, because they are tokens', async () => {
  const token = 'AbC123_-'.repeat(6);
  await harness.fetch(`/verify-email/${token}/0f8fad5b-d9cb-469f-a165-70867728950e`);
  await eventually(() => {
    expect(harness.logs.join('')).toContain('/verify-email/[...]/0f8fad5b-d9cb-469f-a165-70867728950e');
  });
  expect(harness.logs.join('')).not.toContain(token);
});
