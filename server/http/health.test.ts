import { afterAll, beforeAll, expect, test } from 'vitest';
import { version } from '../../package.json';
import { startHarness, type Harness } from '../test/harness';
import { sentStatementsOf } from '../test/sql-statements';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

/** Statements for many requests at once, and for one. */
const statementsFor = (path: string, count: number) =>
  sentStatementsOf(async () => {
    const answers = await Promise.all(Array.from({ length: count }, () => harness.fetch(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

test('a server that is ready names its version', async () => {
  expect(await (await harness.fetch('/readyz')).json()).toEqual({ status: 'ready', version });
});

test.each(['/readyz', '/sitemap.xml'])(
  '%s asks the database once for all who ask at the same time',
  async (path) => {
    const one = await statementsFor(path, 1);
    const many = await statementsFor(path, 50);
    expect(many.length).toBeLessThanOrEqual(one.length);
  },
);
