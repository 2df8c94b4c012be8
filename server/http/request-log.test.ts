import http from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../test/eventually';
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
