/** No text of the size of a request keeps the server from answering others, whichever argument it is given for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '#server/test/harness';
import { signedIn } from '#server/test/order-calls';
import { callsWithText } from './testing/text-arguments';

/** Takes some milliseconds if it is read a few times, and seconds if its accents are put in order. */
const LIMIT_MS = 500;
const ACCENTS = 22_000;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

test('accents that have to be put in order stop no operation', async () => {
  const { browser } = await signedIn(harness, 'admin');
  const calls = await callsWithText(`a${'\u0301'.repeat(ACCENTS)}${'\u0327'.repeat(ACCENTS)}`);
  expect(calls.length).toBeGreaterThan(100);
  const slow: string[] = [];
  for (const { query, variables, path } of calls) {
    const isSlow = async () => {
      const start = performance.now();
      await browser.gql(query, variables);
      return performance.now() - start > LIMIT_MS;
    };
    // The first call of all, and one on a busy machine, may be slow once.
    if ((await isSlow()) && (await isSlow())) slow.push(`${query} ${path.join('.')}`);
  }
  expect(slow).toEqual([]);
  expect((await browser.gql('{ me { user { id } } }')).errors).toEqual([]);
}, 60_000);
