import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../test/harness';

/**
 * Queries that are sent with GET and without a header that forms and links of other sites cannot send. Apollo Server
 * refuses them against CSRF; the specification leaves it to the server whether it answers GET.
 */
const REFUSED = [
  'MAY accept application/x-www-form-urlencoded formatted GET requests',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
];

let harness: Harness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.stop());

test('GraphQL over HTTP is as its specification says', async () => {
  const audits = serverAudits({ url: `${harness.address}/graphql`, fetchFn: fetch });
  const results = await Promise.all(audits.map(({ fn }) => fn()));
  const missed = results.filter(({ status }) => status !== 'ok').map(({ name }) => name);
  expect(missed.toSorted()).toEqual(REFUSED.toSorted());
  expect(results.length).toBeGreaterThan(50);
});
