/**
 * Hostile requests get an answer below 500. The number of requests is fixed, so that a run depends on its seed only;
 * `npm run fuzz` goes on for longer, with other seeds.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createArticles,
  createPlanOffers,
  createReviews,
  createTrainers,
  createUser,
} from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { fuzz, reportOf } from './fuzz';

const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0);
const REQUESTS = 600;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 100_000 });
  await createPlanOffers(harness.dataSource, 3);
  await createTrainers(harness.dataSource, 2);
  await createArticles(harness.dataSource, 3);
  await createReviews(harness.dataSource, 3, { user: await createUser(harness.dataSource) });
});
afterAll(() => harness.stop());

const timeout = (SECONDS + 120) * 1000;

test('hostile requests are refused, and none breaks the server', { timeout }, async () => {
  const end = Date.now() + SECONDS * 1000;
  const continues = (tried: number) => (SECONDS > 0 ? Date.now() < end : tried < REQUESTS);
  const outcome = await fuzz(harness, { seed: SEED, continues });
  const report = reportOf(outcome, SEED);
  console.info(report);
  expect(outcome.failures, report).toEqual([]);
});
