import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../../test/harness';

let harness: Harness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.stop());

const REPORT = {
  kind: 'window',
  message: 'No place for asha@example.com',
  stack: `Error: No\n    at Page (http://studio.example/assets/page-Bx12.js:1:10)\n    at /verify-email/${'a1'.repeat(32)}?email=asha@example.com`,
  route: '/blog/:articleId',
  release: 'entry-client-Bx12.js',
};

const send = (body: unknown, headers: Record<string, string> = {}) =>
  harness.fetch('/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7', ...headers },
    body: JSON.stringify(body),
  });
const logged = () => harness.logs.filter((line) => line.includes('error in a browser'));

test('an error in a browser is logged with route and release, but without personal data', async () => {
  expect((await send(REPORT)).status).toBe(204);
  expect(logged()).toHaveLength(1);
  expect(JSON.parse(logged()[0]!)).toMatchObject({
    clientError: {
      kind: 'window',
      message: 'No place for [mail]',
      route: '/blog/:articleId',
      release: 'entry-client-Bx12.js',
    },
  });
  expect(logged()[0]).toContain('page-Bx12.js:1:10');
  expect(logged()[0]).not.toMatch(/asha|example\.com|a1a1/);
});

test.each([
  ['an incomplete report', { kind: 'window' }, {}, 400],
  ['a report of an unknown kind', { ...REPORT, kind: 'other' }, {}, 400],
  ['a report from another site', REPORT, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a body that is not JSON', REPORT, { 'content-type': 'text/plain' }, 415],
  ['a report that is too long', { ...REPORT, stack: 'x'.repeat(20_000) }, {}, 413],
])('%s is refused and not logged', async (_name, body, headers: Record<string, string>, status) => {
  const before = logged().length;
  expect((await send(body, headers)).status).toBe(status);
  expect(logged()).toHaveLength(before);
});

test('reports from one network address are limited', async () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.99' };
  const statuses = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await send(REPORT, elsewhere)).status);
  expect(statuses.slice(0, 30).every((status) => status === 204)).toBe(true);
  expect(statuses[30]).toBe(429);
});
