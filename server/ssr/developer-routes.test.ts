import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeSite } from '../test/fake-site';
import { startHarness, type Harness } from '../test/harness';

let open: Harness;
let closed: Harness;
beforeAll(async () => {
  open = await startHarness();
  closed = await startHarness(fakeSite(), { publishesSchema: false });
});
afterAll(async () => {
  await open.stop();
  await closed.stop();
});

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const INTROSPECTION = '{ __schema { queryType { name } } }';

test('a browser that opens the endpoint gets the explorer, under the policy of every page', async () => {
  const page = await open.fetch('/graphql', { headers: BROWSER });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('vary')).toContain('Accept');
  const nonce = /nonce="([^"]+)">explorer/.exec(await page.text())?.[1];
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/);
});

test('a program that sends nothing, and a query in the address, are answered as before', async () => {
  for (const accept of ['application/json', '*/*', 'application/graphql-response+json'])
    expect((await open.fetch('/graphql', { headers: { accept } })).status, accept).toBe(400);
  const query = `/graphql?query=${encodeURIComponent('{ __typename }')}`;
  const headers = { ...BROWSER, 'apollo-require-preflight': 'true' };
  const answer = await open.fetch(query, { headers });
  expect(answer.headers.get('content-type')).not.toContain('html');
});

test('a studio that does not publish its schema answers neither the explorer nor introspection', async () => {
  const page = await closed.fetch('/graphql', { headers: BROWSER });
  expect([page.status, page.headers.get('location')]).toEqual([302, '/api/docs']);
  const refused = await closed.gql(INTROSPECTION);
  expect(refused.errors[0]?.message).toContain('introspection has been disabled');
  expect((await closed.gql('{ __typename }')).errors).toEqual([]);
  const misspelt = async (harness: Harness) => (await harness.gql('{ articls { id } }')).errors[0]?.message;
  expect(await misspelt(open)).toContain('Did you mean');
  expect(await misspelt(closed)).not.toContain('Did you mean');
  expect((await open.gql(INTROSPECTION)).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
});

test('the reference of REST is always there, as is the description that it is made of', async () => {
  for (const harness of [open, closed]) {
    const page = await harness.fetch('/api/docs');
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const { paths } = (await (await harness.fetch('/api/openapi.json')).json()) as { paths: object };
    expect(await page.text()).toBe(`<p>${Object.keys(paths).length} paths</p>`);
  }
  expect((await open.fetch('/api/docs', { method: 'POST' })).status).toBe(405);
});
